import { type FormEvent, useState, useRef } from 'react';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { actionOf, useAction } from '#app/ui/api-call/use-action.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { Route } from './+types/accounts-page';
import { accountActs } from './account-acts.ts';
import styles from './accounts-page.module.css';
import { accountsTexts } from './accounts.text.ts';
import { type OneTimeLink, fetchAccounts } from './accounts.ts';
import { OwnersOnly } from './owners-only.tsx';
import { StaffAccountsTable } from './staff-table.tsx';
import { formTexts } from '#app/http/form-texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PasswordField } from '../password-field.tsx';
import { passwordErrorOf } from '../password-errors.ts';
import { passwordTexts } from '../password.text.ts';
import { OneTimeLinkPanel } from './one-time-link.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, accountsTexts.title);
}

export function clientLoader() {
  return { accounts: fetchAccounts() };
}

export const clientAction = actionOf(accountActs);

/** All accounts, their roles and the invitations, for owners; staff read here that they cannot. */
export default function AccountsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(accountsTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const tell = (sentence: string, detail: string) =>
    setNotice({ tone: 'success', sentence, detail });
  const result = useLoaded(loaderData.accounts);
  if (result && !result.ok && result.code === 'owner_only')
    return <OwnersOnly title={texts.title} />;
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <Loaded result={result} keepsContent>
        {(accounts) => (
          <div className={styles.page}>
            <section className="part" aria-labelledby="staff">
              <h2 id="staff">{texts.staff}</h2>
              <StaffAccountsTable accounts={accounts} onChange={tell} />
            </section>
            <section className="part" aria-labelledby="invite">
              <h2 id="invite">{texts.invite}</h2>
              {accounts.isElsewhere ? (
                <p>{texts.elsewhere}</p>
              ) : (
                <>
                  <p>{texts.inviteLead}</p>
                  <InviteForm />
                </>
              )}
            </section>
          </div>
        )}
      </Loaded>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}

/** Creates an invitation link for a new member of staff. */
function InviteForm() {
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
