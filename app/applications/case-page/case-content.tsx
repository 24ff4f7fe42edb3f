import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiResult } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { CaseView } from '../case/case-view.ts';
import { ChecklistCard } from '../checklist/checklist-card.tsx';
import { ErasureBanner } from '../erasure/erasure-banner.tsx';
import type { FactChange } from '../facts/fact-change.ts';
import { FactsCard } from '../facts/facts-card.tsx';
import { MoneyCard } from '../money/money-card.tsx';
import { CallCard } from './call-card.tsx';
import { CaseHead } from './case-head.tsx';
import styles from './case-page.module.css';
import { jumpTexts } from './jump.text.ts';
import { ReadOut } from '../office/read-out.tsx';
import { StageCard } from './stage-card.tsx';
import { TimelineCard } from '../timeline/timeline-card.tsx';
import type { TimelinePage } from '../timeline/timeline-entry.ts';
import { WorkCard } from './work-card.tsx';

/** The parts of the page, once the case has come. One toast for all of them tells what was done, and takes it back. */
export function CaseContent({
  view,
  timeline,
  corrections,
  assignees,
}: {
  view: CaseView;
  timeline: ApiResult<TimelinePage> | null;
  corrections: FactChange[];
  assignees: { id: string; name: string }[];
}) {
  const texts = useTexts(jumpTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { revalidate } = useRevalidator();
  const parts = ['timeline', 'papers', 'money', 'facts'] as const;
  const card = { view, tell: setNotice, reload: revalidate };
  return (
    <article className={styles.case}>
      <CaseHead view={view} />
      <ReadOut receiptNumber={view.application.receiptNumber} />
      <ErasureBanner application={view.application} tell={setNotice} />
      <StageCard view={view} tell={setNotice} />
      <WorkCard view={view} assignees={assignees} tell={setNotice} />
      <nav className={styles.jump} aria-label={texts.parts}>
        {parts.map((part) => (
          <a key={part} href={`#${part}`}>
            {texts[part]}
          </a>
        ))}
      </nav>
      <div className={styles.columns}>
        <div className={styles.column}>
          <CallCard view={view} />
          <TimelineCard id="timeline" view={view} newest={timeline} tell={setNotice} />
        </div>
        <div className={styles.column}>
          <ChecklistCard id="papers" {...card} />
          <MoneyCard id="money" {...card} />
          <FactsCard id="facts" view={view} corrections={corrections} tell={setNotice} />
        </div>
      </div>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </article>
  );
}
