import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { SectionHead } from '#app/brand/section-head.tsx';
import { consultationSteps, consultationWords } from '#content/pages/consultation.ts';
import styles from './consultation-steps.module.css';

/** How a consultation goes, each step numbered like a stamp in a passport. */
export function ConsultationSteps() {
  const words = useTexts(consultationWords);
  const language = useLanguage();
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead label={consultationWords.steps} title={words.stepsTitle} />
        <ol className={styles.steps}>
          {consultationSteps.map(({ name, text }) => (
            <li key={name.en}>
              <h3>{name[language]}</h3>
              <p>{text[language]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
