import { CallForm } from '#app/calls/call-form.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { callActOf } from './due-kinds.ts';
import { keyOf, subjectOf } from './line-words.ts';
import { lineTexts } from './today.text.ts';
import { todayActs } from './today-acts.ts';
import type { TodayLine } from './today.ts';

/** Notes how a call of the list went. What is typed stays until it is saved. */
export function CallDialog({
  line,
  onKept,
  onCancel,
}: {
  line: TodayLine;
  /** With whether the mark was taken in the same press: contacted, or answered. */
  onKept: (isOfferTaken: boolean) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(lineTexts);
  const language = useLanguage();
  const act = callActOf(line);
  if (!act) return null;
  return (
    <ModalDialog
      isWide
      title={fill(texts.callWith, { name: subjectOf(language, line) })}
      onCancel={onCancel}
    >
      <CallForm
        record={{ _id: keyOf(line), ...act.recordOf(line) }}
        actions={todayActs}
        offer={act.offerOf(line)?.[language]}
        onKept={(_, isOfferTaken) => onKept(isOfferTaken)}
        onCancel={onCancel}
      />
    </ModalDialog>
  );
}
