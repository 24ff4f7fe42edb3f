import { CallForm } from '#app/calls/call-form.tsx';
import { callTexts } from '#app/calls/calls.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FoldedCard } from '#app/ui/staff-page/card.tsx';
import type { CaseView } from '../case/case-view.ts';
import { caseActs } from './case-acts.ts';

/** Noting a call. Folded, because the history below is read more often. */
export function CallCard({ view: { application } }: { view: CaseView }) {
  const texts = useTexts(callTexts);
  return (
    <FoldedCard heading={texts.outcome}>
      <CallForm record={application} actions={caseActs} />
    </FoldedCard>
  );
}
