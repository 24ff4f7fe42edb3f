import { useNavigate } from 'react-router';
import { formatMoment } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureAlert } from '#app/ui/failure-alert.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useApiCall } from '#app/ui/use-api-call.ts';
import styles from './accounts-page.module.css';
import { accountsTexts } from './accounts.text.ts';
import type { OwnSession } from './accounts.ts';

/** One's own sessions: sign out one of them, or all at once. */
export function OwnSessions({
  sessions,
  onChange,
}: {
  sessions: OwnSession[];
  onChange: (sentence: string, detail: string) => void;
}) {
  const texts = useTexts(accountsTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const { isBusy, failure, call } = useApiCall();

  async function end(address: string, onDone: () => void) {
    if (isBusy) return;
    const result = await call('DELETE', address);
    if (result.ok) onDone();
  }

  const nameOf = ({ device: { browser, system } }: OwnSession) =>
    [browser, system].filter(Boolean).join(' · ') || texts.unknownDevice;
  return (
    <>
      {failure && <FailureAlert failure={failure} takesFocus />}
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <div className={styles.who}>
              <b>{nameOf(session)}</b>
              {session.isCurrent && <span className={styles.mark}>{texts.here}</span>}
              <p>{texts.since.replace('{moment}', formatMoment(language, session.createdAt))}</p>
            </div>
            {!session.isCurrent && (
              <Button
                tone="ghost"
                size="small"
                aria-label={texts.signOutNamed.replace('{device}', () => nameOf(session))}
                onClick={() =>
                  void end(`/api/account/sessions/${session.id}`, () =>
                    onChange(texts.signedOutThere, nameOf(session)),
                  )
                }
              >
                {texts.signOutThere}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button
          tone="danger"
          size="small"
          busy={isBusy}
          onClick={() =>
            void end('/api/account/sessions', () =>
              navigate('/admin', { state: { isSignedOut: true } }),
            )
          }
        >
          <Icon name="log-out" />
          {texts.everywhere}
        </Button>
      </div>
    </>
  );
}
