import { type FormEvent, useState } from 'react';
import { callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { TextAreaField } from '#app/ui/field/field.tsx';
import { reasonLength } from '../case/case-bodies.ts';
import styles from '../case-page/dialog-form.module.css';
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
  const common = useTexts(staffTexts);
  const { isBusy, failure, call } = useApiCall();
  const [reason, setReason] = useState('');

  async function voidPayment(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const result = await call(() =>
      callApi('POST /api/application/payment/:id/void', { params: { id: _id }, body: { reason } }),
    );
    if (result.ok) onVoided();
  }

  return (
    <ModalDialog
      title={fill(texts.title, { number: receiptNo })}
      onCancel={() => !isBusy && onCancel()}
    >
      <p>{texts.advice}</p>
      <form className={styles.form} onSubmit={(event) => void voidPayment(event)}>
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
          onChange={(event) => setReason(event.target.value)}
        />
        {failure && <FailureAlert failure={failure} />}
        <div className={styles.answers}>
          <Button tone="ghost" onClick={isBusy ? undefined : onCancel}>
            {common.cancel}
          </Button>
          <Button type="submit" tone="dangerSolid" busy={isBusy}>
            {texts.void}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
