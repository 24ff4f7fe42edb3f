import { useFacts, useWords } from '#app/content/content-context.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import { StitchedPicture } from '../stitched-picture.tsx';
import styles from './consultation-embassy.module.css';

/** What no agency can promise, said before anybody pays. */
export function ConsultationEmbassy() {
  const { consultationWords, embassyDecisions } = useFacts('consultation');
  const words = useWords('consultation');
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
            {embassyDecisions.map((decision, index) => (
              <li key={index}>
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
