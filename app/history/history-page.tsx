import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { timeInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { formatDay, formatDigits, formatNumber } from '#app/i18n/format.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { accountActionTexts, doerOf, doerTexts } from '#app/i18n/log.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type AnswerOf, type PageQuery, callApi } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { StaffList } from '#app/ui/staff-list/staff-list.tsx';
import { SearchLine } from '#app/ui/staff-list/search-line.tsx';
import { ViewTabs } from '#app/ui/staff-list/view-tabs.tsx';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import page from './history-page.module.css';
import styles from '#app/ui/staff-list/staff-rows.module.css';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { checkActionTexts } from '#app/trust/check/check-actions.text.ts';
import type { Route } from './+types/history-page';
import { recordAt } from './record-at.ts';
import { actionTexts } from '#app/applications/case/events.text.ts';
import { type ExportRecord, readExportSubject } from '#app/applications/export/export-record.ts';
import { complaintActionTexts } from '#app/complaints/complaint-actions.text.ts';
import { messageActionTexts } from '#app/contact/inbox/inbox.text.ts';
import { contentActionTexts } from '#app/editing/history/content-actions.text.ts';
import { readChangeSubject } from '#app/owner-settings/setting-change.ts';
import { ChangedSetting } from '#app/settings/changed-setting.tsx';
import { evidenceActionTexts } from '#app/evidence/evidence.text.ts';
import { jobOrderActionTexts } from '#app/job-orders/job-orders.text.ts';
import { settingActionTexts } from '#app/settings/settings.text.ts';
import { historyTexts } from './history.text.ts';
import { searchTexts } from '#app/applications/search/search.text.ts';

type Entry = AnswerOf<'GET /api/event'>[number];

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, historyTexts.title);
}

/** What an address shows: by whom, and of which record. A number of ours may stand in it (record 0031). */
function filterAt(search: string) {
  const query = new URLSearchParams(search);
  return { by: query.get('by') ?? '', record: query.get('record') ?? '' };
}

function addressOf({ by, record }: { by: string; record: string }): string {
  return `?${new URLSearchParams({ ...(by && { by }), ...(record && { record }) })}`;
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { by, record } = filterAt(new URL(request.url).search);
  const asked = {
    by: by === 'staff' ? ('staff' as const) : undefined,
    who: by && by !== 'staff' ? by : undefined,
    record: record || undefined,
  };
  const fetchPage = (query: PageQuery) =>
    callApi('GET /api/event', { query: { ...query, ...asked } });
  return {
    rows: startList(request.url, fetchPage, { first: 40, more: 40 }),
    people: callApi('GET /api/application/assignees'),
  };
}

/** The log in plain words, day by day. Visitors send more than staff do, and would push their acts out of sight. */
export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(historyTexts);
  const language = useLanguage();
  const { list } = usePagedList(loaderData.rows);
  const people = useLoaded(loaderData.people);
  const { by, record } = filterAt(useLocation().search);
  const [isWrong, setWrong] = useState(false);
  const tabs = [
    ['', texts.all],
    ['staff', texts.byStaff],
    ...(people?.ok ? people.data.map(({ id, name }) => [id, name]) : []),
  ].map(([code = '', name = '']) => ({
    to: addressOf({ by: code, record }),
    name,
    isShown: code === by,
    count: undefined,
  }));
  const rows = list.result?.ok ? list.result.data.rows : [];
  const dayOf = ({ at }: Entry) => todayInDhaka(new Date(at));
  const begins = new Set(
    rows.filter((row, index) => index === 0 || dayOf(row) !== dayOf(rows[index - 1]!)),
  );

  /** What is no number of ours may be somebody's name, and stands in no address. */
  function recordAddress(typed: string): string {
    setWrong(typed !== '' && !isNumber.test(toAsciiDigits(typed)));
    return addressOf({
      by,
      record: isNumber.test(toAsciiDigits(typed)) ? toAsciiDigits(typed) : '',
    });
  }

  return (
    <>
      <StaffPageHead title={texts.title} />
      <div className={page.tools}>
        <ViewTabs label={texts.which} tabs={tabs} />
        <SearchLine
          words={record}
          longest={12}
          label={texts.record}
          hint={texts.recordHint}
          submit={texts.find}
          clear={texts.clear}
          addressOf={recordAddress}
        />
        <p role="status">{isWrong && texts.notNumber}</p>
      </div>
      <StaffList
        list={list}
        skeleton={styles.skeleton}
        skeletons={4}
        empty={texts.empty}
        emptyHelp={texts.emptyHelp}
        moreLabel={texts.more}
        className={page.list}
      >
        {(entry) => (
          <>
            {begins.has(entry) && <h2>{formatDay(language, dayOf(entry))}</h2>}
            <EntryRow entry={entry} />
          </>
        )}
      </StaffList>
    </>
  );
}

/** A receipt's number, or a complaint's, in the letters that they are made of. */
const isNumber = /^(?:c[ -]?)?[34679ACDEFGHJKMNPQRTWXY]{4}[ -]?[34679ACDEFGHJKMNPQRTWXY]{4}$/i;

function EntryRow({ entry }: { entry: Entry }) {
  const { _id, at, action, subject, record: number } = entry;
  const exported = action === 'application.exported' ? readExportSubject(subject) : null;
  const change = action.startsWith('setting.') ? readChangeSubject(subject) : null;
  const to = recordAt(entry);
  const doers = useTexts(doerTexts);
  const actions: Record<string, string> = useTexts({
    ...actionTexts,
    ...messageActionTexts,
    ...complaintActionTexts,
    ...accountActionTexts,
    ...contentActionTexts,
    ...settingActionTexts,
    ...checkActionTexts,
    ...evidenceActionTexts,
    ...jobOrderActionTexts,
  });
  const language = useLanguage();
  return (
    <article id={_id} tabIndex={-1} className={page.row}>
      <time className="hint num" dateTime={at}>
        {formatDigits(language, timeInDhaka(new Date(at)))}
      </time>
      <span className={page.what}>
        <b>{doerOf(entry, doers)}</b>
        <span>
          {actions[action] ?? action}
          {exported && <Exported {...exported} />}
          {change && <ChangedSetting change={change} />}
        </span>
      </span>
      {number && (
        <span className="num">
          {to ? (
            <Link className="tap" to={to}>
              {number}
            </Link>
          ) : (
            number
          )}
        </span>
      )}
    </article>
  );
}

/** How many rows an export had, and which kinds of filters were used, not their values. */
function Exported({ count, chosenBy }: ExportRecord) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  const kinds = chosenBy.map((field) => texts[field === 'q' ? 'search' : field]);
  return ` (${[formatNumber(language, count), ...kinds].join(', ')})`;
}
