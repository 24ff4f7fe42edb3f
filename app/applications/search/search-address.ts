import {
  type ApplicationSearch,
  type SearchView,
  searchOf,
  searchQuery,
} from './application-search.ts';
import type { Application } from '../application.ts';
import { callApi } from '#app/http/api-client.ts';
import type { FetchPage } from '#app/http/paged-list.ts';
import { rememberQuery, recalledQuery } from '#app/ui/staff-list/remembered-queries.ts';

/**
 * The search that an address of the staff's list means. Filters are in it as they are; what was
 * typed, which may be a name or a passport number, only under a name for it (`?words=…`), because
 * addresses are written down by browsers, proxies and logs. A receipt number is ours and may (`?receipt=…`).
 */
export function searchAt(parameters: URLSearchParams): ApplicationSearch {
  const { q: _typed, ...filters } = searchOf(parameters);
  const words = parameters.get('words');
  const q = words ? recalledQuery(words) : parameters.get('receipt');
  return searchOf(new URLSearchParams(searchQuery({ ...filters, ...(q && { q }) })));
}

/** The query of the address of a search; `?` for none. */
export function addressOf({ q, ...filters }: ApplicationSearch): string {
  const query = new URLSearchParams(searchQuery(filters));
  if (q) query.set('words', rememberQuery(q));
  return `?${query}`;
}

/**
 * The query of the address that shows another view of the same search. From the address and not from the search:
 * drawn anew while somebody signs out, a link must not remember what was typed.
 */
export function viewAddress(query: string, view: SearchView): string {
  const parameters = new URLSearchParams(query);
  for (const name of ['view', 'state', 'shown']) parameters.delete(name);
  if (view !== 'all') parameters.set('view', view);
  return `?${parameters}`;
}

/** The query of the address that shows one application alone. */
export function receiptAddress(receiptNumber: string): string {
  return `?${new URLSearchParams({ receipt: receiptNumber })}`;
}

/** Fetches what fits. The typed words go in the body of a POST. */
export function applicationsThatFit(search: ApplicationSearch): FetchPage<Application> {
  return (page) =>
    search.q
      ? callApi('POST /api/application/search', { query: page, body: search })
      : callApi('GET /api/application', { query: { ...search, ...page } });
}

/** Counts what fits. */
export function countApplications(search: ApplicationSearch) {
  return search.q
    ? callApi('POST /api/application/search/count', { body: search })
    : callApi('GET /api/application/count', { query: search });
}
