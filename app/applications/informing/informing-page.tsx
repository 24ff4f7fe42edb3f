import { useState } from 'react';
import { Link } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import { stages } from '../stage.ts';
import type { Route } from './+types/informing-page';
import { informingActs } from './informing-acts.ts';
import styles from './informing-page.module.css';
import { informingTexts } from './informing.text.ts';
import { NewsCard } from './news-card.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, informingTexts.title);
}

export function clientLoader() {
  return { news: callApi('GET /api/application/to-tell') };
}

export const clientAction = actionOf(informingActs);

/** Whose case has moved, and who does not know it yet: one after the other, whoever waits the longest first. */
export default function InformingPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(informingTexts);
  const language = useLanguage();
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <>
      <StaffPageHead title={texts.title}>
        <Link to="/admin/today">{texts.back}</Link>
      </StaffPageHead>
      <Loaded
        result={useLoaded(loaderData.news)}
        keepsContent
        isEmpty={({ lines }) => lines.length === 0}
        empty={<p className="lead">{texts.empty}</p>}
      >
        {({ count, lines: [first, ...rest] }) =>
          first && (
            <div className={styles.page}>
              <div>
                <p className={styles.left}>
                  {fill(texts.left, { count: formatCount(language, count) })}
                </p>
                <NewsCard key={first._id} line={first} tell={setNotice} />
              </div>
              {rest.length > 0 && (
                <section className={styles.after} aria-labelledby="after">
                  <h2 id="after">{texts.after}</h2>
                  <ol>
                    {rest.slice(0, 4).map(({ _id, name, stage }) => (
                      <li key={_id}>
                        <b>
                          <bdi>{name}</bdi>
                        </b>{' '}
                        {stages[stage][language]}
                      </li>
                    ))}
                  </ol>
                </section>
              )}
            </div>
          )
        }
      </Loaded>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}
