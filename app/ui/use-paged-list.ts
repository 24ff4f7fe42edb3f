import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ApiFailure, isSignedOut } from '#app/http/api-client.ts';
import {
  type FetchPage,
  type PageSizes,
  type Rows,
  type RowsResult,
  fetchMore,
  fetchRows,
} from '#app/platform/paged-list.ts';
import { signInAddress } from '#app/platform/remembered-page.ts';

/** A list as a page shows it. It never looks empty because a fetch failed. */
export type PagedList<Row> =
  | { status: 'loading' }
  | { status: 'failed'; failure: ApiFailure }
  | ({
      status: 'ready';
      isFetchingMore: boolean;
      moreFailure: ApiFailure | null;
      /** The first row that the last press of the button brought, for the keyboard to go to. */
      firstNew: Row | null;
    } & Rows<Row>);

/**
 * Keeps a newest-first list of the API on a staff page. `firstRows` is under way since the page's
 * loader; how many rows are shown is kept in the address, so that Back shows as many again.
 */
export function usePagedList<Row extends { _id: string }>(
  firstRows: Promise<RowsResult<Row>>,
  fetchPage: FetchPage<Row>,
  sizes: PageSizes,
) {
  const [list, setList] = useState<PagedList<Row>>({ status: 'loading' });
  const signInIfOver = useSignIn();

  function settle(result: RowsResult<Row>) {
    if (result.ok) setList({ ...ready, rows: result.data, next: result.next });
    else if (!signInIfOver(result)) setList({ status: 'failed', failure: result });
  }

  const settleFirst = useEffectEvent(settle);
  useEffect(() => {
    let isCurrent = true;
    void firstRows.then((result) => isCurrent && settleFirst(result));
    return () => {
      isCurrent = false;
    };
  }, [firstRows]);

  /** Fetches the list anew, as many rows as are shown. */
  async function reload() {
    const count = list.status === 'ready' ? Math.max(list.rows.length, sizes.first) : sizes.first;
    setList({ status: 'loading' });
    settle(await fetchRows(fetchPage, count));
  }

  async function showMore() {
    if (list.status !== 'ready' || !list.next || list.isFetchingMore) return;
    setList({ ...list, isFetchingMore: true, moreFailure: null });
    const result = await fetchMore(fetchPage, list.next, sizes.more);
    if (!result.ok && signInIfOver(result)) return;
    setList((now) => {
      if (now.status !== 'ready') return now;
      if (!result.ok) return { ...now, isFetchingMore: false, moreFailure: result };
      const rows = [...now.rows, ...result.data];
      return { ...ready, rows, next: result.next, firstNew: result.data[0] ?? null };
    });
    if (result.ok) rememberShown(list.rows.length + result.data.length);
  }

  /** Changes the rows on show after the API has changed them. */
  function changeRows(change: (rows: Row[]) => Row[]) {
    setList((now) => (now.status === 'ready' ? { ...now, rows: change(now.rows) } : now));
  }

  return { list, reload, showMore, changeRows };
}

const ready = {
  status: 'ready',
  isFetchingMore: false,
  moreFailure: null,
  firstNew: null,
} as const;

/** Goes to the sign-in, and later back, when a call was refused because the session has ended. */
function useSignIn() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (failure: ApiFailure): boolean => {
    if (!isSignedOut(failure)) return false;
    void navigate(signInAddress(pathname + window.location.search), { replace: true });
    return true;
  };
}

/** Past the router on purpose: nothing has to be loaded anew because of it. */
function rememberShown(count: number) {
  const url = new URL(window.location.href);
  url.searchParams.set('shown', String(count));
  window.history.replaceState(window.history.state, '', url);
}
