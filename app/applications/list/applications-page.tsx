import { useMemo } from 'react';
import { Link, replace } from 'react-router';
import { callApi, unreachable } from '#app/http/api-client.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { startList } from '#app/http/paged-list.ts';
import { idleMoment } from '#app/ui/deferred/idle-moment.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { ListMore } from '#app/work/list-head.tsx';
import { BesideList, RecordBox, RecordRows } from '#app/work/record-list.tsx';
import { useRecordRows } from '#app/work/use-record-rows.tsx';
import type { Route } from './+types/applications-page';
import type { Application } from '../application.ts';
import { importTexts } from '../import-page/import.text.ts';
import { officeTexts } from '../office/office.text.ts';
import { hasFilter, searchOf } from '../search/application-search.ts';
import {
  addressOf,
  applicationsThatFit,
  countApplications,
  searchAt,
} from '../search/search-address.ts';
import { ListTools } from '../search/list-tools.tsx';
import { ResultCount } from '../search/result-count.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { searchTexts } from '../search/search.text.ts';
import { applicationActs } from '../case/application-acts.ts';
import { ApplicationRow, applicationDesk } from './application-desk.tsx';
import styles from './applications-page.module.css';
import { ListHead, ListHeading } from './list-heading.tsx';
import { NextCall } from './next-call.tsx';
import { staffApplicationsTexts } from '../case/staff-applications.text.ts';
import { useQueue } from './use-queue.ts';
import { viewTexts } from './view.text.ts';
import { ViewTiles } from './view-tiles.tsx';

/** How many applications a view shows at first, and how many more each press brings (decisions 45, 62). */
const pageSizes = { all: { first: 4, more: 4 }, others: { first: 8, more: 8 } };

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, staffApplicationsTexts.title);
}

/** Not awaited: the page shows its frame at once, and the result or the failure later. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  // An old bookmark: what was typed must not stay in the address.
  if (searchParams.has('q')) throw replace(pathname + addressOf(searchOf(searchParams)));
  const search = searchAt(searchParams);
  const { view = 'all' } = search;
  const sizes = view === 'all' ? pageSizes.all : pageSizes.others;
  const rows = startList(request.url, applicationsThatFit(search), sizes);
  const isQueue = view === 'waiting' && !hasFilter(search);
  return {
    ...{ search, view, rows },
    // After the rows of the same search: only then is a passport number counted once.
    count: rows.firstRows.then(() =>
      request.signal.aborted ? unreachable : countApplications(search),
    ),
    // When the rows have been drawn: only the folded filters name them.
    assignees: rows.firstRows
      .then(idleMoment)
      .then(() => callApi('GET /api/application/assignees')),
    mostOverdue: isQueue ? applicationsThatFit({ view: 'due' })({ limit: '1' }) : nobody,
  };
}

const nobody = Promise.resolve({ ok: true as const, data: [] as Application[], next: null });

export const clientAction = actionOf(applicationActs);

export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(staffApplicationsTexts);
  const views = useTexts(viewTexts);
  const office = useTexts(officeTexts);
  const old = useTexts(importTexts);
  const searches = useTexts(searchTexts);
  const { search, view, rows, count, assignees, mostOverdue } = loaderData;
  const isSearch = hasFilter(search);
  const { list, changeRows } = usePagedList(rows);
  const { first, others, shown, next, nextAfter } = useQueue(list, mostOverdue, view);
  const queue = { isOne: Boolean(next ?? first), nextAfter };
  const { openId, open, row, asides } = useRecordRows(applicationDesk, ApplicationRow, {
    ...{ shown, changeRows, queue },
  });
  const isBarShown = next && !shown.some(({ _id }) => _id === openId);
  const help = {
    all: texts.emptyHelp,
    contacted: texts.emptyHelp,
    waiting: views.nobodyWaits,
    due: views.nobodyIsDue,
  }[view];

  // Not rendered anew because a row was unfolded.
  const above = useMemo(
    () => (
      <>
        <ListHead />
        <ViewTiles chosen={view} />
        <SearchForm search={search} assignees={assignees} />
        <ResultCount search={search} count={count} />
      </>
    ),
    [view, search, assignees, count],
  );

  return (
    <BesideList hasBar={Boolean(isBarShown)}>
      {above}
      {first && (
        <>
          <ListHeading icon="alarm-clock">{views.callAgain}</ListHeading>
          <RecordBox>{row(first)}</RecordBox>
        </>
      )}
      <div className={styles.heading}>
        <ListHeading view={isSearch ? undefined : view}>{views[`${view}Order`]}</ListHeading>
        <Link to="/admin/case/new">
          <Icon name="user-plus" />
          {office.link}
        </Link>
        <ListMore trash="/admin/trash">
          <ListTools search={search} />
          <Link to="/admin/import">
            <Icon name="upload" />
            {old.title}
          </Link>
        </ListMore>
      </div>
      <RecordRows
        list={others}
        skeletons={rows.sizes.first}
        empty={isSearch ? searches.nothing : texts.empty}
        emptyHelp={isSearch ? searches.nothingHelp : help}
        moreLabel={texts.more}
      >
        {row}
      </RecordRows>
      {isBarShown && <NextCall application={next} onCall={() => open(next._id, true)} />}
      {asides}
    </BesideList>
  );
}
