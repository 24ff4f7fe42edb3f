import { type FormEvent, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import type { Application } from '../application.ts';
import { caseActs } from '../case-page/case-acts.ts';
import dialogs from '../case-page/dialog-form.module.css';
import { erasureTexts } from './erasure.text.ts';

/** Asks for the receipt number, which whoever asks for the erasure has in hand. */
export function EraseDialog({
  application: { _id, name },
  complaint: given = '',
  onAsked,
  onCancel,
}: {
  application: Pick<Application, '_id' | 'name'>;
  /** Id of the complaint by which it is asked for, where that is known; otherwise its reference can be typed. */
  complaint?: string;
  onAsked: () => void;
  onCancel: () => void;
}) {
  const texts = useTexts(erasureTexts);
  const common = useTexts(staffTexts);
  const { isBusy, failure, send } = useAction(caseActs, 'erase');
  const [receiptNumber, setReceiptNumber] = useState('');
  const [complaint, setComplaint] = useState(given);
  const wrong = failure?.errors.map(({ field }) => field) ?? [];
  const isWrong = wrong.includes('receiptNumber');
  const isUnknown = wrong.includes('complaint');

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const result = await send(_id, { receiptNumber, complaint });
    if (result.ok) onAsked();
  }

  return (
    <ModalDialog title={fill(texts.title, { name })} onCancel={() => !isBusy && onCancel()}>
      <p>{texts.consequence}</p>
      <p>{texts.call}</p>
      <form className={dialogs.form} onSubmit={(event) => void ask(event)}>
        <TextField
          label={texts.receiptNumber}
          hint={texts.receiptHint}
          name="receiptNumber"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={40}
          value={receiptNumber}
          error={isWrong && texts.wrongNumber}
          onChange={(event) => setReceiptNumber(event.target.value)}
        />
        {given === '' && (
          <TextField
            label={texts.complaint}
            note={texts.complaintNote}
            name="complaint"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={complaint}
            error={isUnknown && texts.unknownComplaint}
            onChange={(event) => setComplaint(event.target.value)}
          />
        )}
        {failure && wrong.length === 0 && <FailureAlert failure={failure} />}
        <div className={dialogs.answers}>
          <Button tone="ghost" onClick={isBusy ? undefined : onCancel}>
            {common.cancel}
          </Button>
          <Button type="submit" tone="dangerSolid" busy={isBusy}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
