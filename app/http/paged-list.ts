import type { ApiResult, PageQuery } from './api-client.ts';

/** How many rows a list shows at first, and how many more each press brings. */
export type PageSizes = { first: number; more: number };

/** The rows of a list that are on show, newest first, and where those after them begin. */
export type Rows<Row> = { rows: Row[]; next: PageQuery | null };

/** Fetches a part of a list. */
export type FetchPage<Row> = (page: PageQuery) => Promise<RowsResult<Row>>;

/** A list that is being loaded: its first rows, and what it takes to show more of it. */
export type ListSource<Row> = {
  firstRows: Promise<RowsResult<Row>>;
  fetchPage: FetchPage<Row>;
  sizes: PageSizes;
};

/** Begins to load a list, as many rows of it as the address asks for. */
export function startList<Row>(
  address: string,
  fetchPage: FetchPage<Row>,
  sizes: PageSizes,
): ListSource<Row> {
  return { firstRows: fetchRows(fetchPage, visibleRows(address, sizes)), fetchPage, sizes };
}

/** What came of fetching rows. */
export type RowsResult<Row> = ApiResult<Row[]>;

/** The most rows that the API gives at once. */
const maxPageSize = 100;

/** The newest rows of a list: `count` of them, in as many calls as that takes. */
export async function fetchRows<Row>(
  fetchPage: FetchPage<Row>,
  count: number,
): Promise<RowsResult<Row>> {
  let result = await fetchMore(fetchPage, {}, count);
  while (result.ok && result.next && result.data.length < count) {
    const more = await fetchMore(fetchPage, result.next, count - result.data.length);
    result = more.ok ? { ...more, data: [...result.data, ...more.data] } : more;
  }
  return result;
}

/** The rows after those on show: up to `count`. `next` is what the page before named. */
export function fetchMore<Row>(
  fetchPage: FetchPage<Row>,
  next: PageQuery,
  count: number,
): Promise<RowsResult<Row>> {
  return fetchPage({ ...next, limit: String(Math.min(count, maxPageSize)) });
}

/** How many rows an address asks for with `?shown=`: the first page and whole further ones. */
export function visibleRows(address: string, { first, more }: PageSizes): number {
  const shown = Number(new URL(address).searchParams.get('shown'));
  if (!Number.isSafeInteger(shown) || shown <= first) return first;
  return first + Math.ceil((Math.min(shown, maxShown) - first) / more) * more;
}

/** Nobody presses a button that often; an address may not make the browser fetch everything. */
const maxShown = 400;
