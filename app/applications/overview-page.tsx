import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import { staffLanguage, staffMeta } from '#app/i18n/staff-meta.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { textsIn, useLanguage, useTexts } from '#app/i18n/text.ts';
import { type ApiResult, callApi } from '#app/platform/api-client.ts';
import { FailureAlert } from '#app/ui/failure-alert.tsx';
import { StaffPageHead } from '#app/ui/staff-page-head.tsx';
import { agency } from '#content/agency.ts';
import { countries } from '#content/countries.ts';
import type { Route } from './+types/overview-page';
import styles from './overview-page.module.css';
import type { Overview } from './staff-work/overview.ts';
import { overviewTexts } from './staff-work/pages.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  const language = staffLanguage(matches);
  return staffMeta(textsIn(overviewTexts, language).title, agency.name[language]);
}

/** The numbers that staff ask for. */
export default function OverviewPage() {
  const texts = useTexts(overviewTexts);
  const common = useTexts(staffTexts);
  const [found, setFound] = useState<ApiResult<Overview> | null>(null);
  const fetchNumbers = () => callApi<Overview>('GET', '/api/application/overview');
  useEffect(() => {
    void fetchNumbers().then(setFound);
  }, []);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      {!found && <p role="status">{common.loading}</p>}
      {found && !found.ok && (
        <FailureAlert failure={found} onRetry={() => void fetchNumbers().then(setFound)} />
      )}
      {found?.ok && <Numbers overview={found.data} />}
    </>
  );
}

function Numbers({ overview }: { overview: Overview }) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const { oldestWaiting } = overview;
  const nameOf = (code: string | null) =>
    countries.find((country) => country.code === code?.toLowerCase())?.name[language] ??
    code ??
    texts.elsewhere;
  return (
    <div className={styles.page}>
      <dl className={`${styles.figures} num`}>
        <Figure label={texts.waiting} value={overview.waiting} to="?state=waiting" />
        <Figure label={texts.newToday} value={overview.newToday} to="" />
        <Figure label={texts.dueToday} value={overview.dueToday} to="" />
        <div>
          <dt>{texts.oldest}</dt>
          <dd className={styles.oldest}>
            {oldestWaiting ? (
              <Link to={`/admin/allapplication?q=${oldestWaiting.receiptNumber}`}>
                {oldestWaiting.receiptNumber},{' '}
                {texts.since.replace(
                  '{day}',
                  formatDay(language, oldestWaiting.createdAt.slice(0, 10)),
                )}
              </Link>
            ) : (
              texts.nobody
            )}
          </dd>
        </div>
      </dl>
      <Weeks weeks={overview.weeks} />
      <Ranking
        title={texts.countries}
        rows={overview.countries.map(({ code, count }) => [nameOf(code), count])}
      />
      <Ranking title={texts.jobs} rows={overview.jobs.map(({ job, count }) => [job, count])} />
    </div>
  );
}

function Figure({ label, value, to }: { label: string; value: number; to: string }) {
  const language = useLanguage();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Link to={`/admin/allapplication${to}`}>{formatNumber(language, value)}</Link>
      </dd>
    </div>
  );
}

/** Bars for the eye; the same as a table for everybody else. */
function Weeks({ weeks }: { weeks: Overview['weeks'] }) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <section className={styles.section} aria-labelledby="weeks">
      <h2 id="weeks">{texts.weeks}</h2>
      <svg className={styles.chart} viewBox="0 0 480 140" aria-hidden="true">
        {weeks.map(({ from, count }, index) => (
          <g key={from} transform={`translate(${index * 40} 0)`}>
            <rect
              x="6"
              y={120 - (count / most) * 100}
              width="28"
              height={(count / most) * 100}
              rx="3"
            />
            <text x="20" y={114 - (count / most) * 100} textAnchor="middle">
              {formatNumber(language, count)}
            </text>
            <text x="20" y="136" textAnchor="middle">
              {formatNumber(language, Number(from.slice(8)))}.
              {formatNumber(language, Number(from.slice(5, 7)))}
            </text>
          </g>
        ))}
      </svg>
      <table className="visually-hidden">
        <thead>
          <tr>
            <th scope="col">{texts.week}</th>
            <th scope="col">{texts.count}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ from, count }) => (
            <tr key={from}>
              <th scope="row">{formatDay(language, from)}</th>
              <td>{formatNumber(language, count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Ranking({ title, rows }: { title: string; rows: [string, number][] }) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {rows.length === 0 && <p>{texts.nothing}</p>}
      <ol className="num">
        {rows.map(([name, count]) => (
          <li key={name}>
            <bdi>{name}</bdi> <b>{formatNumber(language, count)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
