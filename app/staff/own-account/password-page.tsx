import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { firstDayPage, rememberedPage } from '#app/auth/remembered-page.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { type Input, callApi } from '#app/http/api-client.ts';
import { formTexts } from '#app/http/form-texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { Toast } from '#app/ui/toast/toast.tsx';
import { actionOf, useAction } from '#app/ui/api-call/use-action.ts';
import type { Route } from './+types/password-page';
import { PasswordField } from '../password-field.tsx';
import { passwordErrorOf } from '../password-errors.ts';
import styles from './password-page.module.css';
import { passwordTexts } from '../password.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, passwordTexts.title);
}

const passwordActs = {
  change: (body: Input<'POST /api/account/password'>['body']) =>
    callApi('POST /api/account/password', { body }),
};

export const clientAction = actionOf(passwordActs);

/** Changes the user's own password. The guard adds `?first` for users who must replace an initial one. */
export default function PasswordPage() {
  const texts = useTexts(passwordTexts);
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const isFirst = query.has('first');
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, failure, send } = useAction(passwordActs, 'change');
  const [isChanged, setChanged] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const result = await send(formTexts(form.current, 'currentPassword', 'newPassword'));
    if (result.ok) {
      form.current?.reset();
      if (isFirst) {
        const next = new URLSearchParams({ next: rememberedPage(query.get('next')) });
        return navigate(`${firstDayPage}?${next}`, { replace: true });
      }
      return setChanged(true);
    }
    const wrong = result.errors[0]?.field;
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  const wrong = failure && passwordErrorOf(failure, 'currentPassword');
  const error = failure && passwordErrorOf(failure, 'newPassword');
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <form
        ref={form}
        method="post"
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        {isFirst && <Alert tone="note" sentence={texts.first} />}
        <PasswordField
          label={texts.current}
          name="currentPassword"
          autoComplete="current-password"
          error={wrong && texts[wrong]}
        />
        <PasswordField
          label={texts.newPassword}
          hint={texts.rules}
          name="newPassword"
          autoComplete="new-password"
          error={error && texts[error]}
        />
        {failure && !wrong && !error && <FailureAlert failure={failure} takesFocus />}
        <Button type="submit" size="large" busy={isBusy}>
          {texts.change}
        </Button>
      </form>
      {isChanged && (
        <Toast
          notice={{ tone: 'success', sentence: texts.changed }}
          onClose={() => setChanged(false)}
        />
      )}
    </>
  );
}
