import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import type { Application } from '../application.ts';
import { caseActs } from '../case/case-acts.ts';
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
  const { isBusy, failure, send } = useAction(caseActs, 'erase');
  const [receiptNumber, setReceiptNumber] = useState('');
  const [complaint, setComplaint] = useState(given);
  const wrong = failure?.errors.map(({ field }) => field) ?? [];
  const isWrong = wrong.includes('receiptNumber');
  const isUnknown = wrong.includes('complaint');

  async function ask() {
    const result = await send(_id, { receiptNumber, complaint });
    if (result.ok) onAsked();
  }

  return (
    <FormDialog
      title={fill(texts.title, { name })}
      advice={
        <>
          <p>{texts.consequence}</p>
          <p>{texts.call}</p>
        </>
      }
      submit={texts.confirm}
      tone="dangerSolid"
      isBusy={isBusy}
      failure={wrong.length === 0 && failure}
      onSubmit={ask}
      onCancel={onCancel}
    >
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
    </FormDialog>
  );
}
