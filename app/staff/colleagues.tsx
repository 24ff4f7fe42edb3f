import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type ApiFailure, type ApiResult, callApi } from '#app/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { FailureAlert } from '#app/ui/failure-alert.tsx';
import { ModalDialog } from '#app/ui/modal-dialog.tsx';
import styles from './accounts-page.module.css';
import { accountsTexts } from './accounts.text.ts';
import type { Accounts, Colleague, OneTimeLink } from './accounts.ts';
import { OwnPasswordForm } from './one-field-forms.tsx';
import { ShownLink } from './shown-link.tsx';

/** Everybody with an account, and the open invitations. */
export function Colleagues({
  accounts: { me, staff, invitations, isElsewhere },
  onChange,
}: {
  accounts: Accounts;
  onChange: (sentence: string, detail: string) => void;
}) {
  const texts = useTexts(accountsTexts);
  const language = useLanguage();
  const [asked, setAsked] = useState<Colleague | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [resetting, setResetting] = useState<Colleague | null>(null);
  const [link, setLink] = useState<OneTimeLink | null>(null);

  /** One call about an account; true when it went well. */
  async function send<T>(call: () => Promise<ApiResult<T>>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFailure(null);
    const result = await call();
    setBusy(false);
    if (!result.ok) setFailure(result);
    return result.ok;
  }

  async function disable({ id, email }: Colleague) {
    const isDone = await send(() => callApi('POST /api/staff/:id/disable', { params: { id } }));
    if (!isDone) return;
    setAsked(null);
    onChange(texts.wasDisabled, email);
  }

  async function enable({ id, email }: Colleague) {
    const isDone = await send(() => callApi('POST /api/staff/:id/enable', { params: { id } }));
    if (isDone) onChange(texts.wasEnabled, email);
  }

  async function withdraw({ _id, email }: { _id: string; email: string }) {
    const params = { id: _id };
    const isDone = await send(() => callApi('DELETE /api/staff/invitations/:id', { params }));
    if (isDone) onChange(texts.withdrawn, email);
  }

  return (
    <>
      {failure && !asked && <FailureAlert failure={failure} takesFocus />}
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
              {one.disabledAt && <InvitedBy colleague={one} staff={staff} />}
            </div>
            {one.id !== me.id && (
              <div className={styles.actions}>
                {one.disabledAt ? (
                  <Button
                    tone="ghost"
                    size="small"
                    aria-label={fill(texts.enableNamed, { email: one.email })}
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
                      onClick={() => {
                        setFailure(null);
                        setAsked(one);
                      }}
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
              onClick={() => void withdraw(one)}
            >
              {texts.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      {link && <ShownLink link={link} />}
      {resetting && (
        <ModalDialog
          title={fill(texts.resetQuestion, { email: resetting.email })}
          onCancel={() => setResetting(null)}
        >
          <p>{texts.resetConsequence}</p>
          <OwnPasswordForm
            send={(body) =>
              callApi('POST /api/staff/:id/reset-link', { params: { id: resetting.id }, body })
            }
            onDone={(made) => {
              setResetting(null);
              setLink({ email: resetting.email, ...made });
            }}
            onCancel={() => setResetting(null)}
          />
        </ModalDialog>
      )}
      {asked && (
        <ConfirmDialog
          question={fill(texts.disableQuestion, { email: asked.email })}
          confirmLabel={texts.disable}
          icon="ban"
          isBusy={isBusy}
          failure={failure}
          onConfirm={() => void disable(asked)}
          onCancel={() => setAsked(null)}
        >
          <p>{texts.disableConsequence}</p>
          <InvitedBy colleague={asked} staff={staff} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whom a colleague has invited, as far as they can still sign in: perhaps the same person again. */
function InvitedBy({ colleague, staff }: { colleague: Colleague; staff: Colleague[] }) {
  const texts = useTexts(accountsTexts);
  const invited = staff.filter((one) => one.invitedBy === colleague.email && !one.disabledAt);
  if (invited.length === 0) return null;
  const list = invited.map(({ email }) => email).join(', ');
  return <p className={styles.caution}>{fill(texts.hasInvited, { emails: list })}</p>;
}
