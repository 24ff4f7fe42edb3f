import { formatMoment } from '#app/i18n/format-moment.ts';
import { accountActionTexts, doerOf, doerTexts } from '#app/i18n/log.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import styles from '../accounts/accounts-page.module.css';
import { ownAccountTexts } from './own-account.text.ts';
import type { OwnEvent } from './own-account.ts';

/** Events of the user's own account: where no mail is delivered, the only way to learn of a link to it. */
export function OwnEvents({ events }: { events: OwnEvent[] }) {
  const texts = useTexts(ownAccountTexts);
  const doers = useTexts(doerTexts);
  const actions: Record<string, string> = useTexts(accountActionTexts);
  const language = useLanguage();
  if (events.length === 0) return <p>{texts.nothingHappened}</p>;
  return (
    <>
      <p>{texts.whatHappenedLead}</p>
      <ul className={styles.rows} aria-labelledby="what-happened">
        {events.map((event) => (
          <li key={event._id} className={styles.row}>
            <span className={styles.who}>
              <b>{actions[event.action] ?? event.action}</b>, {doerOf(event, doers)}
            </span>
            <time className="hint" dateTime={event.at}>
              {formatMoment(language, event.at)}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
}
