import { useState } from 'react';
import { callApi } from '#app/http/api-client.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '#app/ui/field/field.tsx';
import {
  type RevealReason,
  revealNoteLength,
  revealReasonCodes,
  revealReasons,
} from './reveal-body.ts';
import { revealTexts } from './reveal.text.ts';

/** Asks what a passport number is needed for, and then gets it: a call and no loader, which would ask again with every change. */
export function RevealDialog({
  id,
  onShown,
  onCancel,
}: {
  id: string;
  onShown: (passport: string) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(revealTexts);
  const language = useLanguage();
  const { isBusy, failure, call } = useApiCall();
  const [reason, setReason] = useState<RevealReason | ''>('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const lacksNote = reason === 'other' && note.trim().length < revealNoteLength.min;

  async function show() {
    setTried(true);
    if (reason === '' || lacksNote) return;
    const body = { reason, note };
    const result = await call(() =>
      callApi('POST /api/application/:id/passport', { params: { id }, body }),
    );
    if (result.ok) onShown(result.data.passport);
  }

  return (
    <FormDialog
      noValidate
      title={texts.why}
      submit={texts.show}
      isBusy={isBusy}
      failure={failure}
      onSubmit={show}
      onCancel={onCancel}
    >
      <SelectField
        label={texts.reason}
        name="revealReason"
        value={reason}
        hint={texts.advice}
        error={isTried && reason === '' ? texts.choose : undefined}
        onChange={(event) =>
          setReason(revealReasonCodes.find((code) => code === event.target.value) ?? '')
        }
      >
        <option value="">{texts.choose}</option>
        {revealReasonCodes.map((code) => (
          <option key={code} value={code}>
            {revealReasons[code][language]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.note}
        note={reason === 'other' ? undefined : texts.noteOptional}
        name="revealNote"
        maxLength={revealNoteLength.max}
        value={note}
        dir="auto"
        error={isTried && lacksNote ? texts.noteMissing : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
