import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { forgetTab } from '#app/ui/tab-storage.ts';
import { callApi } from '#app/http/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import styles from '../accounts/accounts-page.module.css';
import { ownAccountTexts } from './own-account.text.ts';
import { type OwnSession, ownAccountActs } from './own-account.ts';
import { OwnPasswordForm } from './confirm-forms.tsx';

/** The user's own sessions: signs out of one of them, or of all at once, after asking for the password. */
export function OwnSessions({
  sessions,
  hasPassword,
  onChange,
}: {
  sessions: OwnSession[];
  hasPassword: boolean;
  onChange: (sentence: string, detail: string) => void;
}) {
  const texts = useTexts(ownAccountTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const ending = useAction(ownAccountActs, 'endSession');
  const [toEnd, setToEnd] = useState<OwnSession | 'all' | null>(null);

  function ended() {
    if (toEnd === 'all') {
      forgetTab();
      return void navigate('/admin', { state: { isSignedOut: true } });
    }
    setToEnd(null);
    if (toEnd) onChange(texts.signedOutThere, nameOf(toEnd));
  }

  const nameOf = ({ device: { browser, system } }: OwnSession) =>
    [browser, system].filter(Boolean).join(' · ') || texts.unknownDevice;
  return (
    <>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <div className={styles.who}>
              <b>{nameOf(session)}</b>
              {session.isCurrent && <span className={styles.mark}>{texts.here}</span>}
              <p>{fill(texts.since, { moment: formatMoment(language, session.createdAt) })}</p>
            </div>
            {!session.isCurrent && (
              <Button
                tone="ghost"
                size="small"
                aria-label={fill(texts.signOutNamed, { device: nameOf(session) })}
                onClick={() => setToEnd(session)}
              >
                {texts.signOutThere}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button tone="danger" size="small" onClick={() => setToEnd('all')}>
          <Icon name="log-out" />
          {texts.everywhere}
        </Button>
      </div>
      {toEnd && (
        <ModalDialog
          title={
            toEnd === 'all'
              ? texts.everywhereQuestion
              : fill(texts.signOutQuestion, { device: nameOf(toEnd) })
          }
          onCancel={() => setToEnd(null)}
        >
          <OwnPasswordForm
            send={(body) =>
              toEnd === 'all'
                ? // Not a route action: afterwards there is no session to reload the page with.
                  callApi('POST /api/account/sessions/end', { body })
                : ending.send(toEnd.id, body)
            }
            hasPassword={hasPassword}
            onDone={ended}
            onCancel={() => setToEnd(null)}
          />
        </ModalDialog>
      )}
    </>
  );
}
