import { type ApiResult, callApi } from './api-client.ts';

/** How many rows a list shows at first, and how many more each press brings. */
export type PageSizes = { first: number; more: number };

/** The rows of a list that are on show, newest first, and the address of those after them. */
export type Rows<Row> = { rows: Row[]; next: string | null };

/** What came of fetching rows. */
export type RowsResult<Row> = ApiResult<Row[]>;

/** The most rows that the API gives at once. */
const largestPage = 100;

/**
 * The newest rows of a list: `count` of them, in as many calls as that takes. With a `body`, for what may
 * not stand in an address, these are POSTs.
 */
export async function fetchRows<Row>(
  address: string,
  count: number,
  body?: object,
): Promise<RowsResult<Row>> {
  const limit = `limit=${Math.min(count, largestPage)}`;
  const first = `${address}${address.includes('?') ? '&' : '?'}${limit}`;
  let result = await callApi<Row[]>(body ? 'POST' : 'GET', first, body);
  while (result.ok && result.next && result.data.length < count) {
    const more: RowsResult<Row> = await fetchMore(result.next, count - result.data.length, body);
    result = more.ok ? { ...more, data: [...result.data, ...more.data] } : more;
  }
  return result;
}

/** The rows after those on show: up to `count`. `next` is what the page before named. */
export function fetchMore<Row>(
  next: string,
  count: number,
  body?: object,
): Promise<RowsResult<Row>> {
  const url = new URL(next, 'https://here.invalid');
  url.searchParams.set('limit', String(Math.min(count, largestPage)));
  return callApi<Row[]>(body ? 'POST' : 'GET', url.pathname + url.search, body);
}

/** How many rows an address asks for with `?shown=`: the first page and whole further ones. */
export function shownRows(address: string, { first, more }: PageSizes): number {
  const shown = Number(new URL(address).searchParams.get('shown'));
  if (!Number.isSafeInteger(shown) || shown <= first) return first;
  return first + Math.ceil((Math.min(shown, mostShown) - first) / more) * more;
}

/** Nobody presses a button that often; an address may not make the browser fetch everything. */
const mostShown = 400;
