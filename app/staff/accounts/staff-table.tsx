import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { personOf } from '#app/i18n/log.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { accountActs } from './account-acts.ts';
import styles from './accounts-page.module.css';
import { accountsTexts } from './accounts.text.ts';
import type { Accounts, StaffAccount, Invitation, OneTimeLink } from './accounts.ts';
import { OwnPasswordForm } from '../own-account/confirm-forms.tsx';
import { roleTexts } from '../role.text.ts';
import { OneTimeLinkPanel } from './one-time-link.tsx';
import { type Released, ReleasedCases } from './released-cases.tsx';
import { RoleMenu } from './role-menu.tsx';

/** All accounts and open invitations. */
export function StaffAccountsTable({
  accounts: { me, staff, invitations, isElsewhere },
  onChange,
}: {
  accounts: Accounts;
  onChange: (sentence: string, detail: string) => void;
}) {
  const texts = useTexts(accountsTexts);
  const names = useTexts(roleTexts);
  const language = useLanguage();
  const [toDisable, setToDisable] = useState<StaffAccount | null>(null);
  const [resetting, setResetting] = useState<StaffAccount | null>(null);
  const [released, setReleased] = useState<Released>([]);
  const [link, setLink] = useState<OneTimeLink | null>(null);

  const { isBusy, failure, call } = useApiCall();
  const disabling = useAction(accountActs, 'disable');
  const enabling = useAction(accountActs, 'enable');
  const withdrawing = useAction(accountActs, 'withdraw');
  const resetLink = useAction(accountActs, 'makeResetLink');

  async function enable({ id, email }: StaffAccount) {
    const result = await call(() => enabling.send(id));
    if (result.ok) onChange(texts.wasEnabled, email);
  }

  async function withdraw({ _id, email }: Invitation) {
    const result = await call(() => withdrawing.send(_id));
    if (result.ok) onChange(texts.withdrawn, email);
  }

  return (
    <>
      {failure && <FailureAlert failure={failure} takesFocus />}
      <ul className={styles.rows}>
        {staff.map((account) => (
          <li key={account.id} className={styles.row}>
            <div className={styles.who}>
              <b>{personOf(account.email, account.name)}</b> <span>{account.email}</span>
              {account.id === me && <span className={styles.mark}>{texts.you}</span>}
              {account.disabledAt && (
                <span className={`${styles.mark} ${styles.off}`}>{texts.disabled}</span>
              )}
              <p>
                {[
                  account.disabledAt && names[account.role],
                  account.lastSignInAt
                    ? fill(texts.lastSignIn, {
                        moment: formatMoment(language, account.lastSignInAt),
                      })
                    : texts.neverSignedIn,
                  account.hasSecondFactor && texts.withCode,
                  account.mustChangePassword && texts.firstPassword,
                  account.invitedBy && fill(texts.invitedBy, { email: account.invitedBy }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {account.disabledAt && <InvitedBy account={account} staff={staff} />}
            </div>
            <div className="row tight">
              {account.disabledAt ? (
                <Button
                  tone="ghost"
                  size="small"
                  aria-label={fill(texts.enableNamed, { email: account.email })}
                  busy={isBusy}
                  onClick={() => void enable(account)}
                >
                  {texts.enable}
                </Button>
              ) : (
                <>
                  <RoleMenu account={account} isMe={account.id === me} onChange={onChange} />
                  {account.id !== me && !isElsewhere && (
                    <Button
                      tone="ghost"
                      size="small"
                      aria-label={fill(texts.resetNamed, { email: account.email })}
                      onClick={() => {
                        setLink(null);
                        setResetting(account);
                      }}
                    >
                      {texts.reset}
                    </Button>
                  )}
                  {account.id !== me && (
                    <Button
                      tone="danger"
                      size="small"
                      aria-label={fill(texts.disableNamed, { email: account.email })}
                      onClick={() => setToDisable(account)}
                    >
                      {texts.disable}
                    </Button>
                  )}
                </>
              )}
            </div>
          </li>
        ))}
        {invitations.map((invitation) => (
          <li key={invitation._id} className={styles.row}>
            <div className={styles.who}>
              <b>{invitation.email}</b>
              <p>
                {[
                  fill(texts.invited, { moment: formatMoment(language, invitation.expiresAt) }),
                  invitation.invitedBy && fill(texts.invitedBy, { email: invitation.invitedBy }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button
              tone="ghost"
              size="small"
              aria-label={fill(texts.withdrawNamed, { email: invitation.email })}
              busy={isBusy}
              onClick={() => void withdraw(invitation)}
            >
              {texts.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      {released.length > 0 && <ReleasedCases cases={released} />}
      {link && <OneTimeLinkPanel link={link} />}
      {resetting && (
        <ModalDialog
          title={fill(texts.resetQuestion, { email: resetting.email })}
          onCancel={() => setResetting(null)}
        >
          <p>{texts.resetConsequence}</p>
          <OwnPasswordForm
            send={(body) => resetLink.send(resetting.id, body)}
            onDone={(made) => {
              setResetting(null);
              setLink({ email: resetting.email, ...made });
            }}
            onCancel={() => setResetting(null)}
          />
        </ModalDialog>
      )}
      {toDisable && (
        <ConfirmDialog
          question={fill(texts.disableQuestion, { email: toDisable.email })}
          confirmLabel={texts.disable}
          icon="ban"
          send={() => disabling.send(toDisable.id)}
          onDone={({ cases }) => {
            setToDisable(null);
            setReleased(cases);
            onChange(texts.wasDisabled, toDisable.email);
          }}
          onCancel={() => setToDisable(null)}
        >
          <p>{texts.disableConsequence}</p>
          <InvitedBy account={toDisable} staff={staff} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** The accounts invited by this one that can still sign in: perhaps the same person again. */
function InvitedBy({ account, staff }: { account: StaffAccount; staff: StaffAccount[] }) {
  const texts = useTexts(accountsTexts);
  const invited = staff.filter(
    (member) => member.invitedBy === account.email && !member.disabledAt,
  );
  if (invited.length === 0) return null;
  const list = invited.map(({ email }) => email).join(', ');
  return <p className={styles.caution}>{fill(texts.hasInvited, { emails: list })}</p>;
}
