import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ApiFailure, type ApiResult, isSignedOut } from '#app/http/api-client.ts';
import { type ListSource, type Rows, type RowsResult, fetchMore } from '#app/http/paged-list.ts';
import { signInAddress } from '#app/auth/remembered-page.ts';

/** A list as a page shows it, and how more of it comes. */
export type PagedList<Row> = {
  result: ApiResult<VisibleRows<Row>> | null;
  showMore: () => Promise<void>;
};

type VisibleRows<Row> = Rows<Row> & {
  isFetchingMore: boolean;
  moreFailure: ApiFailure | null;
  /** The first row that the last press of the button brought, for the keyboard to go to. */
  firstNew: Row | null;
};

type ListState<Row> = {
  /** The search whose rows these are. */
  of: string;
  shown: VisibleRows<Row> | null;
  /** Why there are none, and which loading that was: another one shows that it is under way. */
  failed: { loading: unknown; failure: ApiFailure } | null;
};

/**
 * A newest-first list of the API on a staff page, begun by the page's loader (`startList`). How many rows are
 * shown is kept in the address, so that Back shows as many again, and so does the loader after a change.
 */
export function usePagedList<Row extends ListedRow>({
  firstRows,
  fetchPage,
  sizes,
}: ListSource<Row>) {
  const navigate = useNavigate();
  const { key, pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  const [list, setList] = useState<ListState<Row>>({ of: '', shown: null, failed: null });
  const { shown } = list;
  const failed = list.failed?.loading === firstRows ? list.failed.failure : null;
  const failure = shown ? shown.moreFailure : failed;
  const isOver = failure !== null && isSignedOut(failure);
  // To the sign-in, and later back.
  const signIn = useEffectEvent(
    () => void navigate(signInAddress(pathname + search), { replace: true }),
  );
  useEffect(() => {
    if (isOver) signIn();
  }, [isOver]);

  const settle = useEffectEvent((result: RowsResult<Row>, isReload: boolean) =>
    setList((before) => {
      const of = searchIn(search);
      const onShow = before.of === of ? before.shown : null;
      if (!result.ok) {
        const kept = onShow && { ...onShow, moreFailure: result };
        return { of, shown: kept, failed: { loading: firstRows, failure: result } };
      }
      const rows = onShow && isReload ? merged(onShow.rows, result.data) : result.data;
      return { of, shown: { ...untouched, rows, next: result.next }, failed: null };
    }),
  );
  const lastKey = useRef('');
  /** Whether it is the same entry of the history that is loaded anew, and not another one that was gone to. */
  const isSameEntry = useEffectEvent(() => lastKey.current === key);
  useEffect(() => {
    let isCurrent = true;
    const isReload = isSameEntry();
    void firstRows.then((result) => isCurrent && settle(result, isReload));
    return () => {
      isCurrent = false;
    };
  }, [firstRows]);
  // After the effect above, which compares. Showing more makes a new entry, and loads nothing.
  useEffect(() => {
    lastKey.current = key;
  }, [key]);

  function change(part: (now: VisibleRows<Row>) => Partial<VisibleRows<Row>>) {
    const of = searchIn(search);
    setList((now) =>
      now.shown && now.of === of ? { ...now, shown: { ...now.shown, ...part(now.shown) } } : now,
    );
  }

  /** A call and no loader, which would fetch the rows on show again. */
  async function showMore() {
    if (!shown?.next || shown.isFetchingMore) return;
    change(() => ({ isFetchingMore: true, moreFailure: null }));
    const more = await fetchMore(fetchPage, shown.next, sizes.more);
    change(({ rows }) => {
      if (!more.ok) return { isFetchingMore: false, moreFailure: more };
      const added = more.data.filter(({ _id }) => !rows.some((row) => row._id === _id));
      const firstNew = added[0] ?? null;
      return { ...untouched, rows: [...rows, ...added], next: more.next, firstNew };
    });
    if (!more.ok) return;
    const address = new URLSearchParams(window.location.search);
    // Somebody has looked for something else meanwhile.
    if (searchIn(window.location.search) !== searchIn(search)) return;
    address.set('shown', String(shown.rows.length + more.data.length));
    const asItIs = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
    void navigate({ pathname, search: `?${address}` }, { ...asItIs, state });
  }

  const paged: PagedList<Row> = {
    result: shown ? { ok: true, data: shown, next: null } : isOver ? null : failure,
    showMore,
  };
  /** Changes the rows on show after the API has changed them, as they will be when they are loaded again. */
  const changeRows = (rowsAfter: (rows: Row[]) => Row[]) =>
    change(({ rows }) => ({ rows: rowsAfter(rows) }));
  return { list: paged, changeRows };
}

/** With a version where staff change it. */
type ListedRow = { _id: string; version?: number };

const untouched = { isFetchingMore: false, moreFailure: null, firstNew: null } as const;

/** What an address looks for, however much of it is shown. */
function searchIn(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('shown');
  return parameters.toString();
}

/**
 * The rows as they are now, and those on show that are not among them any more, each behind the one that it
 * stood behind: somebody may be typing there. They go when the page is left. A row that was changed while the list was on its way
 * stays as the change has left it.
 */
export function merged<Row extends ListedRow>(onShow: Row[], fresh: Row[]): Row[] {
  const rows = fresh.map((row) => {
    const shown = onShow.find(({ _id }) => _id === row._id);
    return shown && (shown.version ?? 0) > (row.version ?? 0) ? shown : row;
  });
  for (const [index, row] of onShow.entries()) {
    if (rows.some(({ _id }) => _id === row._id)) continue;
    const before = onShow[index - 1];
    rows.splice(before ? rows.findIndex(({ _id }) => _id === before._id) + 1 : 0, 0, row);
  }
  return rows;
}
