import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { listedJob } from '#app/brand/listed-job.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { useFacts } from '#app/content/content-context.ts';
import type { Route } from './+types/overview-page';
import styles from './overview-page.module.css';
import { type ApplicationSearch, searchQuery } from '../search/application-search.ts';
import { receiptAddress } from '../search/search-address.ts';
import { BarChart } from './bar-chart.tsx';
import { NumberTables } from './number-tables.tsx';
import type { Overview } from './overview.ts';
import { overviewTexts } from './overview.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, overviewTexts.title);
}

export function clientLoader() {
  return { overview: callApi('GET /api/application/overview'), numbers: ownersNumbers() };
}

/** Without a month for whoever is no owner. */
async function ownersNumbers() {
  const session = await callApi('GET /api/auth/get-session');
  const isOwner = session.ok && session.data?.staff.role === 'owner';
  return isOwner
    ? callApi('GET /api/application/numbers')
    : { ok: true as const, data: { months: [], people: [] }, next: null };
}

/** The numbers that staff ask for. */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(overviewTexts);
  const numbers = useLoaded(loaderData.numbers);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <Loaded result={useLoaded(loaderData.overview)}>
        {(overview) => (
          <Numbers overview={overview}>
            {numbers?.ok && numbers.data.months.length > 0 && <NumberTables {...numbers.data} />}
          </Numbers>
        )}
      </Loaded>
    </>
  );
}

/** `children` stand between what is now and the last weeks, which unfold. */
function Numbers({ overview, children }: { overview: Overview; children: ReactNode }) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const { countries } = useFacts('countries');
  const { sectors } = useFacts('sectors');
  const [today] = useState(() => todayInDhaka(new Date()));
  const { oldestWaiting, weeks } = overview;
  const since = weeks[0]?.from;
  const labels = { countLabel: texts.count, empty: texts.nothing };
  const listed = (code: string | null) =>
    countries.find((country) => country.code === code?.toLowerCase());
  const nameOf = (code: string | null) => listed(code)?.name[language] ?? code ?? texts.elsewhere;
  return (
    <div className={styles.page}>
      <dl className={`${styles.figures} num`}>
        <Figure
          label={texts.waiting}
          value={overview.waiting}
          to={listAddress({ state: 'waiting' })}
        />
        <Figure
          label={texts.newToday}
          value={overview.newToday}
          to={listAddress({ from: today })}
        />
        <Figure
          label={texts.dueToday}
          value={overview.dueToday}
          to={listAddress({ view: 'due' })}
        />
        <div>
          <dt>{texts.contacted}</dt>
          <dd>
            <Link to={listAddress({ state: 'contacted', from: since })}>
              {fill(texts.of, {
                part: formatNumber(language, overview.contacted),
                whole: formatNumber(language, overview.received),
              })}
            </Link>
          </dd>
        </div>
        <Figure label={texts.untold} value={overview.untold} to="/admin/today/tell" />
        <div>
          <dt>{texts.oldest}</dt>
          <dd className={styles.oldest}>
            {oldestWaiting ? (
              <Link to={listPage + receiptAddress(oldestWaiting.receiptNumber)}>
                {oldestWaiting.receiptNumber},{' '}
                {texts.since.replace(
                  '{day}',
                  formatDay(language, todayInDhaka(new Date(oldestWaiting.createdAt))),
                )}
              </Link>
            ) : (
              texts.nobody
            )}
          </dd>
        </div>
      </dl>
      {children}
      <details className={styles.charts}>
        <summary>{texts.charts}</summary>
        <div className={styles.page}>
          <BarChart
            {...labels}
            title={texts.weeks}
            nameLabel={texts.week}
            bars={weeks.map(({ from, count }) => ({
              key: from,
              name: (
                <Link to={listAddress({ from, to: saturdayAfter(from) })}>
                  {formatDayOfYear(language, from)}
                </Link>
              ),
              count,
            }))}
          />
          <BarChart
            {...labels}
            title={texts.countries}
            nameLabel={texts.country}
            bars={overview.countries.map(({ code, count }) => ({
              key: code ?? '',
              // One cannot search for another single country, only for all others together.
              name:
                code && listed(code) ? (
                  <Link to={listAddress({ country: code, from: since })}>{nameOf(code)}</Link>
                ) : (
                  nameOf(code)
                ),
              count,
            }))}
          />
          <BarChart
            {...labels}
            title={texts.jobs}
            nameLabel={texts.job}
            bars={overview.jobs.map(({ job, count }) => ({
              key: job,
              name: (
                <Link to={listAddress({ job, from: since })}>
                  <bdi>{listedJob(job, sectors)?.[language] ?? job}</bdi>
                </Link>
              ),
              count,
            }))}
          />
        </div>
      </details>
    </div>
  );
}

function Figure({ label, value, to }: { label: string; value: number; to: string }) {
  const language = useLanguage();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Link to={to}>{formatNumber(language, value)}</Link>
      </dd>
    </div>
  );
}

/** The last day of a week that begins on a Sunday. */
function saturdayAfter(sunday: string): string {
  return new Date(Date.parse(sunday) + 6 * 86_400_000).toISOString().slice(0, 10);
}

const listPage = '/admin/allapplication';

/** The list of applications, narrowed down to what a number counts. */
function listAddress(search: ApplicationSearch): string {
  return listPage + searchQuery(search);
}
