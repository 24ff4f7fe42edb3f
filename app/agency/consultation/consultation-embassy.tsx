import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import { consultationWords, embassyDecisions } from '#content/pages/consultation.ts';
import { StitchedPicture } from '../stitched-picture.tsx';
import styles from './consultation-embassy.module.css';

/** What no agency can promise, said before anybody pays. */
export function ConsultationEmbassy() {
  const words = useTexts(consultationWords);
  const language = useLanguage();
  return (
    <section className="section">
      <div className={`${styles.columns} wrap`}>
        <StitchedPicture picture="/illustrations/embassy-door.svg" />
        <div>
          <SectionHead label={consultationWords.embassy} title={words.embassyTitle}>
            <p className={`${styles.lead} lead`}>{words.embassyLead}</p>
          </SectionHead>
          <ul className={styles.decisions}>
            {embassyDecisions.map((decision) => (
              <li key={decision.en}>
                <Icon name="stamp" />
                {decision[language]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
