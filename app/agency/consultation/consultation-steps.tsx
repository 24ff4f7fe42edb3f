import { useFacts, useWords } from '#app/content/content-context.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './consultation-steps.module.css';

/** How a consultation goes, each step numbered like a stamp in a passport. */
export function ConsultationSteps() {
  const { consultationSteps, consultationWords } = useFacts('consultation');
  const words = useWords('consultation');
  const language = useLanguage();
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead label={consultationWords.steps} title={words.stepsTitle} />
        <ol className={styles.steps}>
          {consultationSteps.map(({ _key, name, text }) => (
            <li key={_key}>
              <h3>{name[language]}</h3>
              <p>{text[language]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
