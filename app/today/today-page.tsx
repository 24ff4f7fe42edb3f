import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { type Whose, whoseCodes } from '#app/work/due.ts';
import { ShortcutHelp } from '#app/applications/search/shortcut-help.tsx';
import { callApi } from '#app/http/api-client.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { Route } from './+types/today-page';
import { todayActs } from './today-acts.ts';
import { TodayList } from './today-list.tsx';
import styles from './today-page.module.css';
import { todayTexts } from './today.text.ts';
import { useStaffCounts } from '#app/ui/staff-page/staff-counts.ts';
import { ViewTabs } from '#app/ui/staff-list/view-tabs.tsx';
import type { Today } from './today.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { weekdayOf } from '#app/i18n/weekday.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, todayTexts.title);
}

/** Not awaited: the page shows its frame at once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const whose = whoseAt(new URL(request.url).searchParams);
  return { whose, today: callApi('GET /api/application/today', { query: { whose } }) };
}

function whoseAt(parameters: URLSearchParams): Whose {
  return whoseCodes.find((one) => one === parameters.get('whose')) ?? 'all';
}

export const clientAction = actionOf(todayActs);

/** The keys of the list of applications that there is nothing for here. */
const withoutKeys = ['mark', 'delete', 'search'] as const;

/** What is to be done today, by whom: one list, worked through from above. */
export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  const { whose } = loaderData;
  const today = useLoaded(loaderData.today);
  const [notice, setNotice] = useState<Notice | null>(null);
  const there = today?.ok ? today.data : null;
  return (
    <div className={styles.page}>
      <TodayHead today={there}>
        <ShortcutHelp without={withoutKeys} />
        <Button tone="ghost" onClick={() => window.print()}>
          <Icon name="printer" />
          {texts.print}
        </Button>
      </TodayHead>
      <FirstCalls />
      {there && there.toTell.count > 0 && (
        <Link className={styles.tell} to="/admin/today/tell">
          <Icon name="message-circle" />
          <span>{texts.toTell}</span> <b className="num">{formatCount(language, there.toTell)}</b>
          <Icon name="chevron-right" />
        </Link>
      )}
      <WhoseTabs chosen={whose} counts={there?.counts} />
      <Loaded result={today} keepsContent loading={<p role="status">{texts.loading}</p>}>
        {(data) => <TodayList today={data} whose={whose} tell={setNotice} />}
      </Loaded>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </div>
  );
}

const lists = [
  { of: 'waiting', to: '/admin/allapplication?view=waiting' },
  { of: 'messages', to: '/admin/inbox' },
  { of: 'complaints', to: '/admin/complaints' },
] as const;

/** Who waits outside the list of the day: first calls, messages and new complaints, each number with the way to its list. */
function FirstCalls() {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  const counts = useStaffCounts();
  return (
    <ul className={styles.numbers}>
      {lists.map(({ of, to }) => {
        const count = counts?.[of];
        return (
          <li key={of} className={count?.count ? styles.waiting : undefined}>
            <Link to={to}>
              <b className="num">{count ? formatCount(language, count) : '\u00a0'}</b>
              <span>{texts[`${of}Link`]}</span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** All lines, one's own, and those that nobody is responsible for, with their numbers. */
function WhoseTabs({ chosen, counts }: { chosen: Whose; counts: Today['counts'] | undefined }) {
  const texts = useTexts(todayTexts);
  const tabs = whoseCodes.map((whose) => ({
    to: whose === 'all' ? '?' : `?whose=${whose}`,
    name: texts[whose],
    isShown: whose === chosen,
    count: counts?.[whose] ?? null,
  }));
  return <ViewTabs label={texts.whose} tabs={tabs} />;
}

/** The day, and how much there is to do; beside it, what can be done with the whole list. */
function TodayHead({ today, children }: { today: Today | null; children: ReactNode }) {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  return (
    <div className={styles.head}>
      <div>
        <h1 tabIndex={-1}>
          {texts.title}{' '}
          {today && (
            <small>
              {fill(texts.day, {
                weekday: weekdayOf(language, today.day),
                day: formatDayOfYear(language, today.day, 'long'),
              })}
            </small>
          )}
        </h1>
        {/* The room of numbers that have not come yet. */}
        <p>{today ? <Numbers {...today} /> : '\u00a0'}</p>
      </div>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}

function Numbers({ day, lines, isMore, kinds }: Today) {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  // What is due later is folded, and there is only room for it where not all of this fits.
  const all = isMore
    ? Object.values(kinds).reduce((sum, { count }) => sum + count, 0)
    : lines.filter(({ dueOn }) => dueOn <= day).length;
  if (all === 0) return texts.nothing;
  const isAtLeast = Object.values(kinds).some((kind) => kind.isMore);
  const count = formatCount(language, { count: all, isMore: isAtLeast });
  const said = all === 1 ? texts.oneLine : fill(texts.lines, { count });
  const late = lines.filter(({ dueOn }) => dueOn < day).length;
  if (late === 0) return said;
  const isMoreLate = isMore && late === lines.length;
  return fill(texts.withLate, {
    lines: said,
    late: formatCount(language, { count: late, isMore: isMoreLate }),
  });
}
