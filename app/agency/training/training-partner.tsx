import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import { beforeEnrolling, trainingWords } from '#content/pages/training.ts';
import styles from './training-partner.module.css';

/** Who teaches, and what to know before paying for a course. */
export function TrainingPartner() {
  const words = useTexts(trainingWords);
  const language = useLanguage();
  return (
    <section className={`${styles.section} section weave`}>
      <div className="wrap">
        <SectionHead label={trainingWords.sister} title={words.sisterTitle}>
          <p className={`${styles.lead} lead`}>{words.sisterLead}</p>
        </SectionHead>
        <ul className={styles.facts}>
          {beforeEnrolling.map(({ icon, name, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              <div>
                <h3>{name[language]}</h3>
                <p>{text[language]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
