import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ApiFailure, type ApiResult, isSignedOut } from '#app/http/api-client.ts';
import { type ListSource, type Rows, fetchMore } from '#app/platform/paged-list.ts';
import { signInAddress } from '#app/platform/remembered-page.ts';
import { useLoaded } from './loaded.tsx';

/** A list as a page shows it, and how more of it comes. */
export type PagedList<Row> = {
  result: ApiResult<ShownRows<Row>> | null;
  showMore: () => Promise<void>;
};

type ShownRows<Row> = Rows<Row> & {
  isFetchingMore: boolean;
  moreFailure: ApiFailure | null;
  /** The first row that the last press of the button brought, for the keyboard to go to. */
  firstNew: Row | null;
};

/**
 * Keeps a newest-first list of the API on a staff page, from its loader on. How many rows are shown is
 * kept in the address, so that Back shows as many again, and the loader too when something has changed.
 */
export function usePagedList<Row extends { _id: string }>({
  firstRows,
  fetchPage,
  sizes,
}: ListSource<Row>) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const loaded = useLoaded(firstRows);
  /** What has become of the rows since they were loaded. Whatever is loaded next takes its place. */
  const [later, setLater] = useState<{ than: unknown; shown: ShownRows<Row> } | null>(null);
  const first = loaded?.ok ? { rows: loaded.data, next: loaded.next, ...untouched } : null;
  const shown = later?.than === loaded ? later.shown : first;
  const failure = loaded && !loaded.ok ? loaded : (shown?.moreFailure ?? null);
  const isOver = failure !== null && isSignedOut(failure);
  // To the sign-in, and later back.
  const signIn = useEffectEvent(
    () => void navigate(signInAddress(pathname + search), { replace: true }),
  );
  useEffect(() => {
    if (isOver) signIn();
  }, [isOver]);

  function change(part: (now: ShownRows<Row>) => Partial<ShownRows<Row>>) {
    setLater((before) => {
      const now = before?.than === loaded ? before.shown : first;
      return now && { than: loaded, shown: { ...now, ...part(now) } };
    });
  }

  /** A call and no loader, which would fetch the rows on show again. */
  async function showMore() {
    if (!shown?.next || shown.isFetchingMore) return;
    change(() => ({ isFetchingMore: true, moreFailure: null }));
    const address = new URLSearchParams(search);
    address.set('shown', String(shown.rows.length + sizes.more));
    const asItIs = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
    void navigate({ search: `?${address}` }, asItIs);
    const more = await fetchMore(fetchPage, shown.next, sizes.more);
    change(({ rows }) => {
      if (!more.ok) return { isFetchingMore: false, moreFailure: more };
      const firstNew = more.data[0] ?? null;
      return { ...untouched, rows: [...rows, ...more.data], next: more.next, firstNew };
    });
  }

  const list: PagedList<Row> = {
    result: shown ? { ok: true, data: shown, next: null } : isOver ? null : failure,
    showMore,
  };
  /** Changes the rows on show after the API has changed them, as they will be when they are loaded again. */
  const changeRows = (rowsAfter: (rows: Row[]) => Row[]) =>
    change(({ rows }) => ({ rows: rowsAfter(rows) }));
  return { list, changeRows };
}

const untouched = { isFetchingMore: false, moreFailure: null, firstNew: null } as const;
