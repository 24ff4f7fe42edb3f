import { PageHead } from '#app/brand/page-head.tsx';
import { useFacts, useWords } from '#app/content/content-context.ts';
import page from '#app/forms/form-page.module.css';
import { ComplaintTotals, OurWord, OutsideRoutes } from './aside.tsx';
import { ComplaintForm } from './complaint-form.tsx';
import { LookupForm } from './lookup-form.tsx';

/** The head of the page, both forms, and who else takes complaints. */
export function ComplaintsContent() {
  const { complaintsWords } = useFacts('complaints');
  const words = useWords('complaints');
  return (
    <>
      <PageHead
        title={complaintsWords.title}
        headline={complaintsWords.headline}
        lead={words.lead}
      />
      <div className={page.section}>
        <div className={`${page.columns} wrap`}>
          <ComplaintForm />
          <aside className={page.aside}>
            <OurWord />
            <LookupForm />
            <OutsideRoutes />
            <ComplaintTotals />
          </aside>
        </div>
      </div>
    </>
  );
}
