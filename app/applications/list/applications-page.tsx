import { useMemo, useState } from 'react';
import { Link, replace } from 'react-router';
import { callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { unreachable } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { idleMoment } from '#app/ui/deferred/idle-moment.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StaffList } from '#app/ui/staff-list/staff-list.tsx';
import { Toast } from '#app/ui/toast/toast.tsx';
import { useLatest } from '#app/ui/use-latest.ts';
import { actionOf, useAction } from '#app/ui/api-call/use-action.ts';
import { useDeletion } from '#app/ui/staff-list/use-deletion.tsx';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { useRowActions } from '#app/ui/staff-list/use-row-actions.ts';
import type { Route } from './+types/applications-page';
import type { Application } from '../application.ts';
import { officeTexts } from '../office/office.text.ts';
import { ApplicationRow, type ListActions } from '../row/application-row.tsx';
import { rowTexts } from '../row/row.text.ts';
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
import { applicationActs } from './application-acts.ts';
import styles from './applications-page.module.css';
import { ListHead, ListHeading } from './list-heading.tsx';
import { NextCall } from './next-call.tsx';
import { staffApplicationsTexts } from './staff-applications.text.ts';
import { useOpenRow } from './use-open-row.ts';
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
  const rowsSay = useTexts(rowTexts);
  const views = useTexts(viewTexts);
  const office = useTexts(officeTexts);
  const searches = useTexts(searchTexts);
  const { search, view, rows, count, assignees, mostOverdue } = loaderData;
  const isSearch = hasFilter(search);
  const { list, changeRows } = usePagedList(rows);
  const { notice, setNotice, tell } = useRowActions(changeRows, detailOf, texts);
  const deletion = useDeletion(applicationActs, tell, {
    ...{ texts, detailOf },
    consequence: <p>{texts.consequence}</p>,
  });
  const unmarking = useAction(applicationActs, 'unmark');
  const { first, others, shown, next, nextAfter } = useQueue(list, mostOverdue, view);
  const { openId, isWide, open } = useOpenRow(shown);
  const isBarShown = next && !shown.some(({ _id }) => _id === openId);
  const after = nextAfter(openId);
  const actions = useSameActions({
    onOpen: ({ _id }, isOpen) => open(_id, isOpen),
    onMarked: (row, marked) =>
      tell(row, marked, {
        sentence: fill(texts.nowMarked, { name: row.name }),
        fresh: { ...row, contacted: true, version: row.version + 1 },
        undo: () => unmarking.send(row._id),
      }),
    onBack: (row, fresh) =>
      tell(row, 1, { sentence: fill(rowsSay.isBack, { name: row.name }), fresh }),
    // Who was called may have gone from the list, with the form that would have said it.
    onKept: ({ _id, name }) => {
      if (next || _id === first?._id)
        setNotice({ tone: 'success', sentence: fill(rowsSay.noted, { name }) });
      if (!after) return;
      open(_id, false);
      // On wide screens it is shown beside the list; on a phone the bar calls it.
      if (isWide) open(after._id, true);
      // The panel above it is folded a frame later.
      const show = () =>
        document
          .getElementById(after._id)
          ?.scrollIntoView({ block: isWide ? 'nearest' : 'center' });
      requestAnimationFrame(() => requestAnimationFrame(show));
    },
    onDelete: (row) => deletion.ask(row),
  });
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
        <SearchForm search={search} assignees={assignees} tools={<ListTools search={search} />} />
        <ResultCount search={search} count={count} />
      </>
    ),
    [view, search, assignees, count],
  );

  return (
    <div className={isBarShown ? `${styles.desk} ${styles.withBar}` : styles.desk}>
      {above}
      {first && (
        <>
          <ListHeading icon="alarm-clock">{views.callAgain}</ListHeading>
          <div className={styles.list}>{row(first)}</div>
        </>
      )}
      <div className={styles.heading}>
        <ListHeading view={isSearch ? undefined : view}>{views[`${view}Order`]}</ListHeading>
        <Link to="/admin/case/new">
          <Icon name="user-plus" />
          {office.link}
        </Link>
      </div>
      <StaffList
        list={others}
        skeleton={styles.skeleton}
        skeletons={rows.sizes.first}
        empty={isSearch ? searches.nothing : texts.empty}
        emptyHelp={isSearch ? searches.nothingHelp : help}
        moreLabel={texts.more}
        className={styles.list}
      >
        {row}
      </StaffList>
      {next && !shown.some(({ _id }) => _id === openId) && (
        <NextCall application={next} onCall={() => open(next._id, true)} />
      )}
      {deletion.dialog}
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </div>
  );

  function row(application: Application) {
    const { _id } = application;
    return (
      <ApplicationRow
        key={_id}
        application={application}
        isOpen={openId === _id}
        actions={actions}
        next={openId === _id ? after?.name : undefined}
      />
    );
  }
}

/** The newest of these functions, by functions that stay the same: rows are not rendered anew for them. */
function useSameActions(actions: ListActions): ListActions {
  const latest = useLatest(actions);
  const [same] = useState<ListActions>(() => ({
    onOpen: (...given) => latest.current.onOpen(...given),
    onMarked: (...given) => latest.current.onMarked(...given),
    onBack: (...given) => latest.current.onBack(...given),
    onKept: (...given) => latest.current.onKept(...given),
    onDelete: (...given) => latest.current.onDelete(...given),
  }));
  return same;
}

function detailOf({ name, job }: Application): string {
  return [name, job].filter(Boolean).join(', ');
}
