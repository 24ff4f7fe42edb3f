import { useFacts, useWords } from '#app/content/content-context.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './training-partner.module.css';

/** Who teaches, and what to know before paying for a course. */
export function TrainingPartner() {
  const { beforeEnrolling, trainingWords } = useFacts('training');
  const words = useWords('training');
  const language = useLanguage();
  return (
    <section className={`${styles.section} section weave`}>
      <div className="wrap">
        <SectionHead label={trainingWords.sister} title={words.sisterTitle}>
          <p className={`${styles.lead} lead`}>{words.sisterLead}</p>
        </SectionHead>
        <ul className={styles.facts}>
          {beforeEnrolling.map(({ _key, icon, name, text }) => (
            <li key={_key}>
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
