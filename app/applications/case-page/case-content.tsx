import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiResult } from '#app/http/api-client.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import type { Application } from '../application.ts';
import type { CaseView } from './case-view.ts';
import { stages } from '../stage.ts';
import { ChecklistCard } from '../checklist/checklist-card.tsx';
import { isThere } from '../checklist/item-state.ts';
import { OrderCard } from '../contract/order-card.tsx';
import { AlsoHere } from '../duplicates/also-here.tsx';
import { ErasureBanner } from '../erasure/erasure-banner.tsx';
import { AnswersCard } from '../facts/answers-card.tsx';
import type { FactChange } from '../facts/fact-body.ts';
import { MoneyCard } from '../money/money-card.tsx';
import { ReadOut } from '../office/read-out.tsx';
import { TimelineCard } from '../timeline/timeline-card.tsx';
import type { TimelinePage } from '../timeline/timeline-entry.ts';
import type { CaseCard } from '../case/case-card.ts';
import { CaseHead } from './case-head.tsx';
import styles from './case-page.module.css';
import { clashTexts } from '../case/case.text.ts';
import { jumpTexts } from './case-page.text.ts';
import { StageCard } from '../moves/stage-card.tsx';
import { WorkCard } from './work-card.tsx';

/** In the order of a phone. */
const parts = ['papers', 'money', 'answers', 'timeline'] as const;

/** The parts of the page, once the case has come. */
export function CaseContent({
  view: read,
  timeline,
  corrections,
  assignees,
  tell,
  onDelete,
}: {
  view: CaseView;
  timeline: ApiResult<TimelinePage> | null;
  corrections: FactChange[];
  assignees: { id: string; name: string }[];
  tell: (notice: Notice | null) => void;
  onDelete: () => void;
}) {
  const texts = useTexts(jumpTexts);
  const clash = useTexts(clashTexts);
  const { revalidate: reload } = useRevalidator();
  const [left, setLeft] = useState(read.application);
  const view = left.version > read.application.version ? withApplication(read, left) : read;
  const note = useUnfinished(`note ${view.application._id}`, { text: '' });

  function toNote(words: string) {
    note.write({ text: [note.words.text, words].filter(Boolean).join('\n') });
    tell({ tone: 'success', sentence: clash.noted });
  }

  const card: CaseCard = { view, tell, changed: setLeft, reload, toNote };
  return (
    <article className={styles.case}>
      <CaseHead card={card} onDelete={onDelete} />
      <ReadOut receiptNumber={view.application.receiptNumber} />
      <ErasureBanner application={view.application} tell={tell} />
      <AlsoHere
        application={view.application}
        found={view.alsoHere}
        tell={tell}
        onChanged={() => void reload()}
      />
      <StageCard card={card} />
      <WorkCard card={card} assignees={assignees} />
      <OrderCard card={card} />
      <nav className={styles.jump} aria-label={texts.parts}>
        {parts.map((part) => (
          <a key={part} href={`#${part}`} aria-current={part === partOf(view) || undefined}>
            {texts[part]}
            {part === 'papers' && <Progress view={view} />}
          </a>
        ))}
      </nav>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ChecklistCard id="papers" card={card} />
          <MoneyCard id="money" card={card} />
        </div>
        <div className={styles.column}>
          <AnswersCard id="answers" card={card} corrections={corrections} />
          <TimelineCard id="timeline" view={view} newest={timeline} note={note} tell={tell} />
        </div>
      </div>
    </article>
  );
}

function withApplication(view: CaseView, application: Application): CaseView {
  const { stage, stageAt } = application;
  return { ...view, application, stage, stageAt };
}

/** What is worked on at a stage: papers until the authorities have them, before that the person, after it what happens. */
function partOf({ stage }: CaseView): (typeof parts)[number] {
  const { step } = stages[stage];
  if (step < 3) return 'answers';
  return step === 3 ? 'papers' : 'timeline';
}

function Progress({ view: { checklist } }: { view: CaseView }) {
  const language = useLanguage();
  const [today] = useState(() => todayInDhaka(new Date()));
  const required = checklist.filter((item) => item.required);
  const done = required.filter((item) => isThere(item, today)).length;
  return (
    <small className="num">
      {formatNumber(language, done)}/{formatNumber(language, required.length)}
    </small>
  );
}
