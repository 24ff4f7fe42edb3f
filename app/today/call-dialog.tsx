import { applicationDeskTexts } from '#app/applications/list/staff-applications.text.ts';
import { CallForm } from '#app/calls/call-form.tsx';
import { messageDeskTexts } from '#app/contact/inbox/inbox.text.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { keyOf } from './line-words.ts';
import { lineTexts } from './today.text.ts';
import { todayActs } from './today-acts.ts';
import type { TodayLine } from './today.ts';

export type CallLine = TodayLine & { kind: 'call' | 'message' };

/** Notes how a call of the list went. What is typed stays until it is saved. */
export function CallDialog({
  line,
  onKept,
  onCancel,
}: {
  line: CallLine;
  /** With whether the mark was taken in the same press: contacted, or answered. */
  onKept: (isOfferTaken: boolean) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(lineTexts);
  const applications = useTexts(applicationDeskTexts);
  const messages = useTexts(messageDeskTexts);
  const { version, name, outcome, note, dueOn: followUpOn } = line;
  const record = { _id: keyOf(line), version, outcome, note, followUpOn };
  const offerOfCall = line.kind === 'call' && line.contacted ? undefined : applications.markToo;
  return (
    <ModalDialog isWide title={fill(texts.callWith, { name })} onCancel={onCancel}>
      <CallForm
        record={record}
        actions={todayActs}
        offer={line.kind === 'message' ? messages.markToo : offerOfCall}
        onKept={(_, isOfferTaken) => onKept(isOfferTaken)}
        onCancel={onCancel}
      />
    </ModalDialog>
  );
}
