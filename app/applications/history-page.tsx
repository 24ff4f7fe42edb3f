import { formatMoment } from '#app/i18n/format.ts';
import { staffLanguage, staffMeta } from '#app/i18n/staff-meta.ts';
import { textsIn, useLanguage, useTexts } from '#app/i18n/text.ts';
import { fetchRows, shownRows } from '#app/platform/paged-list.ts';
import { StaffList } from '#app/ui/staff-list.tsx';
import { StaffPageHead } from '#app/ui/staff-page-head.tsx';
import styles from '#app/ui/staff-rows.module.css';
import { usePagedList } from '#app/ui/use-paged-list.ts';
import { agency } from '#content/agency.ts';
import type { Route } from './+types/history-page';
import { actionTexts, callTexts } from './staff-work/call.text.ts';
import { historyTexts } from './staff-work/pages.text.ts';

type Entry = { _id: string; at: string; actor: string | null; action: string };

const api = '/api/event';
const pageSizes = { first: 40, more: 40 };

export function meta({ matches }: Route.MetaArgs) {
  const language = staffLanguage(matches);
  return staffMeta(textsIn(historyTexts, language).title, agency.name[language]);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { firstRows: fetchRows<Entry>(api, shownRows(request.url, pageSizes)) };
}

/** The log in plain words. */
export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(historyTexts);
  const { list, reload, showMore } = usePagedList(loaderData.firstRows, api, pageSizes);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <StaffList
        list={list}
        skeleton={styles.skeleton}
        skeletons={4}
        empty={texts.empty}
        emptyHelp={texts.emptyHelp}
        moreLabel={texts.more}
        className={styles.list}
        onRetry={() => void reload()}
        onMore={() => void showMore()}
      >
        {(entry) => <EntryRow entry={entry} />}
      </StaffList>
    </>
  );
}

function EntryRow({ entry: { _id, at, actor, action } }: { entry: Entry }) {
  const calls = useTexts(callTexts);
  const actions = useTexts(actionTexts) as Record<string, string>;
  const language = useLanguage();
  return (
    <article id={_id} tabIndex={-1} className={styles.row}>
      <span className={styles.who}>
        <b>{actions[action] ?? action}</b>, {actor ?? calls.nobody}
      </span>
      <time className="hint" dateTime={at}>
        {formatMoment(language, at)}
      </time>
    </article>
  );
}
