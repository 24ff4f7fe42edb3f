import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Application } from '#app/applications/application.ts';
import { receiptAddress } from '#app/applications/search/search-address.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type ApiResult, callApi } from '#app/http/api-client.ts';
import { FailureAlert } from '#app/ui/failure-alert.tsx';
import { Icon } from '#app/ui/icon.tsx';
import styles from './due-list.module.css';
import { searchTexts } from './search.text.ts';

/** Whom to call again today, above everything else. Not there when nobody is due. */
export function DueList({ version }: { version: number }) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  const [found, setFound] = useState<ApiResult<Application[]> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      const result = await callApi('GET /api/application/due');
      if (isCurrent) setFound(result);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [version, attempt]);
  // It never reads as if nobody were due because the call failed.
  if (found && !found.ok) {
    return <FailureAlert failure={found} onRetry={() => setAttempt(attempt + 1)} />;
  }
  const due = found?.data ?? [];
  if (due.length === 0) return null;
  return (
    <section className={styles.due} aria-labelledby="due">
      <h2 id="due">
        <Icon name="calendar-clock" />
        {texts.due}
      </h2>
      <ul>
        {due.map(({ _id, name, job, phoneE164, phone, followUpOn, receiptNumber }) => (
          <li key={_id}>
            <span className={styles.who}>
              <b dir="auto">{name}</b>, <bdi>{job}</bdi>
              <small>{fill(texts.dueSince, { day: formatDay(language, followUpOn ?? '') })}</small>
            </span>
            {phoneE164 && (
              <a className={`${styles.call} num`} href={`tel:${phoneE164}`}>
                <Icon name="phone" />
                {phone}
              </a>
            )}
            <Link to={receiptAddress(receiptNumber)}>{texts.open}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
