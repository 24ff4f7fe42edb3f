import { useFacts, useWords } from '#app/content/content-context.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './recruitment-documents.module.css';

/** The five documents an employer sends, and what each of them means to the worker. */
export function RecruitmentDocuments() {
  const { agency } = useFacts('agency');
  const { employerDocuments, recruitmentWords } = useFacts('recruitment');
  const words = useWords('recruitment');
  const language = useLanguage();
  return (
    <section className="section">
      <div className={`${styles.columns} wrap`}>
        <div>
          <SectionHead label={recruitmentWords.documents} title={words.documentsTitle}>
            <p className={`${styles.lead} lead`}>
              {words.documentsLead} {words.sendTo}{' '}
              <a href={`mailto:${agency.email}`}>{agency.email}</a>
            </p>
          </SectionHead>
        </div>
        <ol className={styles.documents}>
          {employerDocuments.map(({ _key, icon, name, text, worker }) => (
            <li key={_key}>
              <span className={styles.tile}>
                <Icon name={icon} />
              </span>
              <div>
                <h3>{name[language]}</h3>
                <p>{text[language]}</p>
                <p className={styles.worker}>
                  <b>{words.forWorker}</b> {worker[language]}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
