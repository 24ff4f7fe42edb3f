import { PageHead } from '#app/brand/page-head.tsx';
import page from '#app/forms/form-page.module.css';
import { useTexts } from '#app/i18n/text.ts';
import { CheckForm } from './check-form.tsx';
import { verifyHeadTexts } from './head.text.ts';
import { LicenceCard } from './licence-card.tsx';
import { OutsideSteps } from './outside-steps.tsx';
import { VerifyAside } from './verify-aside.tsx';
import styles from './verify-page.module.css';

/** The page: is it us, our licence, how to check that elsewhere. */
export function VerifyContent() {
  const { lead } = useTexts(verifyHeadTexts);
  return (
    <>
      <PageHead title={verifyHeadTexts.title} lead={lead} />
      <div className={page.section}>
        <div className={`${page.columns} wrap`}>
          <div className={styles.main}>
            <CheckForm />
            <LicenceCard />
            <OutsideSteps />
          </div>
          <VerifyAside />
        </div>
      </div>
    </>
  );
}
