import { Link, useLocation } from 'react-router';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { accountActionTexts, doerOf, doerTexts } from '#app/i18n/log.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type AnswerOf, type PageQuery, callApi } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { StaffList } from '#app/ui/staff-list/staff-list.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import page from './history-page.module.css';
import styles from '#app/ui/staff-list/staff-rows.module.css';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { checkActionTexts } from '#app/trust/check/check-actions.text.ts';
import type { Route } from './+types/history-page';
import { recordAt } from './record-at.ts';
import { actionTexts } from '#app/applications/list/call.text.ts';
import { type ExportRecord, readExportSubject } from '#app/applications/export/export-record.ts';
import { complaintActionTexts } from '#app/complaints/complaint-actions.text.ts';
import { messageActionTexts } from '#app/contact/inbox/inbox.text.ts';
import { contentActionTexts } from '#app/editing/history/content-actions.text.ts';
import { readChangeSubject } from '#app/config/owner/setting-change.ts';
import { ChangedSetting } from '#app/settings/changed-setting.tsx';
import { settingActionTexts } from '#app/settings/settings.text.ts';
import { historyTexts } from '#app/applications/list/pages.text.ts';
import { searchTexts } from '#app/applications/search/search.text.ts';

type Entry = AnswerOf<'GET /api/event'>[number];

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, historyTexts.title);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const by = isByStaff(new URL(request.url).search) ? 'staff' : undefined;
  const fetchPage = (query: PageQuery) => callApi('GET /api/event', { query: { ...query, by } });
  return { rows: startList(request.url, fetchPage, { first: 40, more: 40 }) };
}

/** Visitors send more than staff do, and would push their acts out of sight. */
function isByStaff(search: string): boolean {
  return new URLSearchParams(search).get('by') === 'staff';
}

/** The log in plain words. */
export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(historyTexts);
  const { list } = usePagedList(loaderData.rows);
  const byStaff = isByStaff(useLocation().search);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <nav aria-label={texts.which} className={page.views}>
        <Link to="?" aria-current={!byStaff && 'page'}>
          {texts.all}
        </Link>
        <Link to="?by=staff" aria-current={byStaff && 'page'}>
          {texts.byStaff}
        </Link>
      </nav>
      <StaffList
        list={list}
        skeleton={styles.skeleton}
        skeletons={4}
        empty={texts.empty}
        emptyHelp={texts.emptyHelp}
        moreLabel={texts.more}
        className={styles.list}
      >
        {(entry) => <EntryRow entry={entry} />}
      </StaffList>
    </>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { _id, at, action, subject } = entry;
  const exported = action === 'application.exported' ? readExportSubject(subject) : null;
  const change = action.startsWith('setting.') ? readChangeSubject(subject) : null;
  const record = recordAt(entry);
  const texts = useTexts(historyTexts);
  const doers = useTexts(doerTexts);
  const actions: Record<string, string> = useTexts({
    ...actionTexts,
    ...messageActionTexts,
    ...complaintActionTexts,
    ...accountActionTexts,
    ...contentActionTexts,
    ...settingActionTexts,
    ...checkActionTexts,
  });
  const language = useLanguage();
  return (
    <article id={_id} tabIndex={-1} className={styles.row}>
      <span className={styles.who}>
        <b>{actions[action] ?? action}</b>
        {exported && <Exported {...exported} />}
        {change && <ChangedSetting change={change} />}, {doerOf(entry, doers)}
        {record && (
          <>
            {' '}
            <Link to={record}>{texts.open}</Link>
          </>
        )}
      </span>
      <time className="hint" dateTime={at}>
        {formatMoment(language, at)}
      </time>
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
