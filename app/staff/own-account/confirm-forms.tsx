import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { ApiFailure, ApiResult } from '#app/http/api-client.ts';
import { formTexts } from '#app/http/form-texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import styles from '../accounts/accounts-page.module.css';
import { ownAccountTexts } from './own-account.text.ts';
import { PasswordField } from '../password-field.tsx';
import { passwordErrorOf } from '../password-errors.ts';
import { passwordTexts } from '../password.text.ts';

/**
 * Asks for the user's own password before an action that a borrowed phone must not allow. With single sign-on
 * there is none: a click is enough, and a user who has not just signed in must do so again.
 */
export function OwnPasswordForm<Answer>({
  send,
  hasPassword = true,
  onDone,
  onCancel,
}: {
  /** The call that requires the password. */
  send: (body: { password: string }) => Promise<ApiResult<Answer>>;
  hasPassword?: boolean;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(ownAccountTexts);
  const errors = useTexts(passwordTexts);
  return (
    <OneFieldForm
      field="password"
      send={send}
      label={texts.goOn}
      takesFocus={hasPassword}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(failure) => {
        if (!hasPassword) return null;
        const error = failure && passwordErrorOf(failure, 'password');
        return (
          <PasswordField
            id="own-password"
            label={errors.yourPassword}
            name="password"
            autoComplete="current-password"
            error={error && errors[error]}
          />
        );
      }}
    </OneFieldForm>
  );
}

/** Asks for a code from the authenticator app. */
export function CodeForm({
  send,
  onDone,
  onCancel,
}: {
  send: (body: { code: string }) => Promise<ApiResult<unknown>>;
  onDone: () => void;
  onCancel: () => void;
}) {
  const texts = useTexts(ownAccountTexts);
  return (
    <OneFieldForm
      field="code"
      send={send}
      label={texts.switchOn}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(failure) => (
        <TextField
          id="app-code"
          label={texts.code}
          name="code"
          autoComplete="one-time-code"
          maxLength={20}
          required
          error={failure?.errors.length ? texts.wrongCode : undefined}
        />
      )}
    </OneFieldForm>
  );
}

function OneFieldForm<Field extends string, Answer>({
  field,
  send,
  label,
  takesFocus = false,
  onDone,
  onCancel,
  children,
}: {
  field: Field;
  send: (body: Record<Field, string>) => Promise<ApiResult<Answer>>;
  label: string;
  takesFocus?: boolean;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
  children: (failure: ApiFailure | null) => ReactNode;
}) {
  const common = useTexts(staffTexts);
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, failure, call } = useApiCall();

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const body = formTexts(form.current, field);
    const result = await call(() => send(body));
    if (result.ok) return onDone(result.data);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      {children(failure)}
      {failure && failure.errors.length === 0 && <FailureAlert failure={failure} takesFocus />}
      <div className="row tight">
        <Button type="submit" size="small" busy={isBusy}>
          {label}
        </Button>
        <Button tone="ghost" size="small" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
