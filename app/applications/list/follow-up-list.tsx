import { Link } from 'react-router';
import type { Application } from '../application.ts';
import { receiptAddress } from '../search/search-address.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import styles from './follow-up-list.module.css';
import { searchTexts } from '../search/search.text.ts';

/** Whom to call again today, above everything else. Absent when nobody is due. */
export function FollowUpList({ due }: { due: Promise<ApiResult<Application[]>> }) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  return (
    <Loaded result={useLoaded(due)} loading={null} isEmpty={(all) => all.length === 0}>
      {(all) => (
        <section className={styles.due} aria-labelledby="due">
          <h2 id="due">
            <Icon name="calendar-clock" />
            {texts.due}
          </h2>
          <ul>
            {all.map(({ _id, name, job, phoneE164, phone, followUpOn, receiptNumber }) => (
              <li key={_id}>
                <span className={styles.who}>
                  <b dir="auto">{name}</b>, <bdi>{job}</bdi>
                  <small>
                    {fill(texts.dueSince, { day: formatDay(language, followUpOn ?? '') })}
                  </small>
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
      )}
    </Loaded>
  );
}
