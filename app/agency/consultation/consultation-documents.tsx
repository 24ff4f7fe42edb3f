import { useFacts, useWords } from '#app/content/content-context.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './consultation-documents.module.css';

/** What to bring: a list to tick off, as on paper. */
export function ConsultationDocuments() {
  const { consultationWords } = useFacts('consultation');
  const words = useWords('consultation');
  return (
    <section className={`${styles.section} section weave`}>
      <div className={`${styles.columns} wrap`}>
        <div>
          <SectionHead label={consultationWords.documents} title={words.documentsTitle}>
            <p className={`${styles.lead} lead`}>{words.documentsLead}</p>
          </SectionHead>
          <p className={styles.keep}>
            <Icon name="shield-check" />
            {words.keepPassport}
          </p>
        </div>
        <div className={styles.sheet}>
          <Documents title={words.always} always />
          <Documents title={words.ifYouHave} always={false} />
        </div>
      </div>
    </section>
  );
}

function Documents({ title, always }: { title: string; always: boolean }) {
  const { consultationDocuments } = useFacts('consultation');
  const language = useLanguage();
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {consultationDocuments
          .filter((document) => document.always === always)
          .map(({ _key, text }) => (
            <li key={_key}>{text[language]}</li>
          ))}
      </ul>
    </div>
  );
}
