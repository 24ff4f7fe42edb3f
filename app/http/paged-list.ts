import type { ApiResult, PageQuery } from './api-client.ts';

/** How many rows a list shows at first, and how many more each press of the button adds. */
export type PageSizes = { first: number; more: number };

/** The visible rows of a list, newest first, and where the rest begins. */
export type Rows<Row> = { rows: Row[]; next: PageQuery | null };

/** Fetches a part of a list. */
export type FetchPage<Row> = (page: PageQuery) => Promise<RowsResult<Row>>;

/** A list that is loading: its first rows, and how to fetch more. */
export type ListSource<Row> = {
  firstRows: Promise<RowsResult<Row>>;
  fetchPage: FetchPage<Row>;
  sizes: PageSizes;
};

/** Starts to load as many rows of a list as the address asks for. */
export function startList<Row>(
  address: string,
  fetchPage: FetchPage<Row>,
  sizes: PageSizes,
): ListSource<Row> {
  return { firstRows: fetchRows(fetchPage, visibleRows(address, sizes)), fetchPage, sizes };
}

/** The result of fetching rows. */
export type RowsResult<Row> = ApiResult<Row[]>;

/** The largest page that the API returns. */
const maxPageSize = 100;

/** The newest `count` rows of a list, in as many calls as it takes. */
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

/** Up to `count` rows after the visible ones. `next` comes from the page before. */
export function fetchMore<Row>(
  fetchPage: FetchPage<Row>,
  next: PageQuery,
  count: number,
): Promise<RowsResult<Row>> {
  return fetchPage({ ...next, limit: String(Math.min(count, maxPageSize)) });
}

/** How many rows the parameter `shown` of an address asks for: the first page plus whole further ones. */
export function visibleRows(address: string, { first, more }: PageSizes): number {
  const shown = Number(new URL(address).searchParams.get('shown'));
  if (!Number.isSafeInteger(shown) || shown <= first) return first;
  return first + Math.ceil((Math.min(shown, maxShown) - first) / more) * more;
}

/** Nobody presses the button that often, and an address must not make the browser fetch everything. */
const maxShown = 400;
