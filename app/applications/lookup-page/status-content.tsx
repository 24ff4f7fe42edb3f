import { PageHead } from '#app/brand/page-head.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { lookupHeadTexts } from './head.text.ts';
import styles from './lookup-page.module.css';
import { StatusForm } from './status-form.tsx';

/** The head of the page, and its form. */
export function StatusContent() {
  const texts = useTexts(lookupHeadTexts);
  return (
    <>
      <PageHead title={lookupHeadTexts.title} lead={texts.lead} />
      <div className={styles.section}>
        <StatusForm />
      </div>
    </>
  );
}
