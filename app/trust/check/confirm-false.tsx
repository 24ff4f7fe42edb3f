import { type FormEvent, useState } from 'react';
import { hasKey } from '#app/config/typed-record.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import styles from './identities-page.module.css';
import { falseFaultTexts, identitiesTexts } from './identities.text.ts';
import { identityActs } from './identity-acts.ts';

/** The form by which an owner says that a value is not ours, perhaps because a complaint told of it. */
export function ConfirmFalse({
  complaint,
  tell,
}: {
  /** Its id. */
  complaint?: string;
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(identitiesTexts);
  const faults: Record<string, string> = useTexts(falseFaultTexts);
  const { isBusy, failure, send } = useAction(identityActs, 'confirm');
  const [value, setValue] = useState('');
  const code = failure?.errors[0]?.code;
  const fault = code !== undefined && hasKey(faults, code) ? faults[code] : undefined;

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const result = await send({ value, ...(complaint !== undefined && { complaint }) });
    if (!result.ok) return;
    setValue('');
    tell({ tone: 'success', sentence: texts.confirmed, detail: value });
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void confirm(event)}>
      <TextField
        name="value"
        label={texts.value}
        hint={complaint === undefined ? undefined : texts.valueOfComplaint}
        autoComplete="off"
        spellCheck={false}
        value={value}
        error={fault}
        onChange={(event) => setValue(event.target.value)}
      />
      {failure && fault === undefined && <FailureAlert failure={failure} />}
      <Button type="submit" busy={isBusy}>
        {texts.confirm}
      </Button>
    </form>
  );
}
