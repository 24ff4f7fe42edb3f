import { callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextAreaField } from '#app/ui/field/field.tsx';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import { reasonLength } from '../case/case-bodies.ts';
import { voidTexts } from './money.text.ts';
import type { Payment } from './payment.ts';

/** Asks the owner why a payment is voided. */
export function VoidDialog({
  payment: { _id, receiptNo },
  onVoided,
  onCancel,
}: {
  payment: Payment;
  onVoided: () => void;
  onCancel: () => void;
}) {
  const texts = useTexts(voidTexts);
  const { isBusy, failure, call } = useApiCall();
  const { words, since, write, clear } = useUnfinished(`void ${_id}`, { reason: '' });
  const { reason } = words;

  async function voidPayment() {
    const result = await call(() =>
      callApi('POST /api/application/payment/:id/void', { params: { id: _id }, body: { reason } }),
    );
    if (!result.ok) return;
    clear();
    onVoided();
  }

  return (
    <FormDialog
      title={fill(texts.title, { number: receiptNo })}
      advice={<p>{texts.advice}</p>}
      submit={texts.void}
      tone="dangerSolid"
      isBusy={isBusy}
      failure={failure}
      onSubmit={voidPayment}
      onCancel={onCancel}
    >
      <UnfinishedLine since={since} onClear={clear} />
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        name="reason"
        rows={2}
        required
        minLength={reasonLength.min}
        maxLength={reasonLength.max}
        value={reason}
        dir="auto"
        onChange={(event) => write({ reason: event.target.value })}
      />
    </FormDialog>
  );
}
