import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format.ts';
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
import { OneTimeLinkPanel } from './one-time-link.tsx';

/** All accounts and open invitations. */
export function StaffAccountsTable({
  accounts: { me, staff, invitations, isElsewhere },
  onChange,
}: {
  accounts: Accounts;
  onChange: (sentence: string, detail: string) => void;
}) {
  const texts = useTexts(accountsTexts);
  const language = useLanguage();
  const [toDisable, setToDisable] = useState<StaffAccount | null>(null);
  const [resetting, setResetting] = useState<StaffAccount | null>(null);
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
        {staff.map((one) => (
          <li key={one.id} className={styles.row}>
            <div className={styles.who}>
              <b>{one.email}</b>
              {one.id === me.id && <span className={styles.mark}>{texts.you}</span>}
              {one.disabledAt && (
                <span className={`${styles.mark} ${styles.off}`}>{texts.disabled}</span>
              )}
              <p>
                {[
                  one.lastSignInAt
                    ? fill(texts.lastSignIn, { moment: formatMoment(language, one.lastSignInAt) })
                    : texts.neverSignedIn,
                  one.hasSecondFactor && texts.withCode,
                  one.mustChangePassword && texts.firstPassword,
                  one.invitedBy && fill(texts.invitedBy, { email: one.invitedBy }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {one.disabledAt && <InvitedBy account={one} staff={staff} />}
            </div>
            {one.id !== me.id && (
              <div className={styles.actions}>
                {one.disabledAt ? (
                  <Button
                    tone="ghost"
                    size="small"
                    aria-label={fill(texts.enableNamed, { email: one.email })}
                    busy={isBusy}
                    onClick={() => void enable(one)}
                  >
                    {texts.enable}
                  </Button>
                ) : (
                  <>
                    {!isElsewhere && (
                      <Button
                        tone="ghost"
                        size="small"
                        aria-label={fill(texts.resetNamed, { email: one.email })}
                        onClick={() => {
                          setLink(null);
                          setResetting(one);
                        }}
                      >
                        {texts.reset}
                      </Button>
                    )}
                    <Button
                      tone="danger"
                      size="small"
                      aria-label={fill(texts.disableNamed, { email: one.email })}
                      onClick={() => setToDisable(one)}
                    >
                      {texts.disable}
                    </Button>
                  </>
                )}
              </div>
            )}
          </li>
        ))}
        {invitations.map((one) => (
          <li key={one._id} className={styles.row}>
            <div className={styles.who}>
              <b>{one.email}</b>
              <p>
                {[
                  fill(texts.invited, { moment: formatMoment(language, one.expiresAt) }),
                  one.invitedBy && fill(texts.invitedBy, { email: one.invitedBy }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button
              tone="ghost"
              size="small"
              aria-label={fill(texts.withdrawNamed, { email: one.email })}
              busy={isBusy}
              onClick={() => void withdraw(one)}
            >
              {texts.withdraw}
            </Button>
          </li>
        ))}
      </ul>
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
          onDone={() => {
            setToDisable(null);
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
  const invited = staff.filter((one) => one.invitedBy === account.email && !one.disabledAt);
  if (invited.length === 0) return null;
  const list = invited.map(({ email }) => email).join(', ');
  return <p className={styles.caution}>{fill(texts.hasInvited, { emails: list })}</p>;
}
