import { useState } from 'react';
import { CallForm } from '#app/calls/call-form.tsx';
import { callTexts } from '#app/calls/calls.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { CaseView } from '../case/case-view.ts';
import cards from './card.module.css';
import { caseActs } from './case-acts.ts';

/** Noting a call. Folded, because the history below is read more often. */
export function CallCard({ view: { application } }: { view: CaseView }) {
  const texts = useTexts(callTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={cards.card}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={cards.summary}>{texts.outcome}</summary>
      <CallForm record={application} actions={caseActs} />
    </details>
  );
}
