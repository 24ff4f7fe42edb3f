import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { formTexts } from '#app/http/form-texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { accountActs } from './account-acts.ts';
import styles from './accounts-page.module.css';
import { accountsTexts } from './accounts.text.ts';
import type { OneTimeLink } from './accounts.ts';
import { PasswordField } from '../password-field.tsx';
import { passwordErrorOf } from '../password-errors.ts';
import { passwordTexts } from '../password.text.ts';
import { OneTimeLinkPanel } from './one-time-link.tsx';

/** Creates an invitation link for a new member of staff. */
export function InviteForm() {
  const texts = useTexts(accountsTexts);
  const errors = useTexts(passwordTexts);
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, failure, send } = useAction(accountActs, 'invite');
  const [link, setLink] = useState<OneTimeLink | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const body = formTexts(form.current, 'email', 'password');
    const { email } = body;
    setLink(null);
    const result = await send(body);
    if (!result.ok) {
      const wrong = result.errors[0]?.field ?? 'email';
      return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    }
    form.current?.reset();
    setLink({ email: email.trim(), ...result.data });
  }

  const code = failure?.errors.find(({ field }) => field === 'email')?.code;
  const error = failure && passwordErrorOf(failure, 'password');
  return (
    <>
      <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          id="invite-email"
          label={texts.email}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          required
          error={code && (code === 'has_account' ? texts.has_account : texts.invalid_email)}
        />
        <PasswordField
          id="invite-password"
          label={errors.yourPassword}
          name="password"
          autoComplete="current-password"
          error={error && errors[error]}
        />
        {failure && !code && !error && <FailureAlert failure={failure} takesFocus />}
        <Button type="submit" busy={isBusy}>
          <Icon name="user-plus" />
          {texts.makeInvitation}
        </Button>
      </form>
      {link && <OneTimeLinkPanel link={link} />}
    </>
  );
}
