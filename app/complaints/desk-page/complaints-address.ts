import * as v from 'valibot';
import { callApi } from '#app/http/api-client.ts';
import type { FetchPage } from '#app/http/paged-list.ts';
import { recalledQuery, rememberQuery } from '#app/ui/staff-list/remembered-queries.ts';
import {
  type ComplaintSearch,
  type StaffComplaint,
  complaintSearch,
} from '../desk/staff-complaint.ts';

/**
 * The search that an address of the list means: the view as it is, what was typed only under a name for it
 * (`?words=…`), because addresses are written down by browsers, proxies and logs. What is open comes first.
 */
export function searchAt(parameters: URLSearchParams): ComplaintSearch {
  const view = v.safeParse(complaintSearch.entries.view, parameters.get('view') ?? 'open');
  const typed = recalledQuery(parameters.get('words') ?? '') ?? '';
  const q = v.safeParse(complaintSearch.entries.q, typed);
  return { view: view.success ? view.output : 'open', q: q.success ? q.output : '' };
}

/** The query of the address of a search. */
export function addressOf({ view, q }: ComplaintSearch): string {
  const query = new URLSearchParams(view === 'open' ? {} : { view });
  if (q) query.set('words', rememberQuery(q));
  return `?${query}`;
}

/** Fetches what fits. The typed words go in the body of a POST. */
export function complaintsThatFit(search: ComplaintSearch): FetchPage<StaffComplaint> {
  return (page) =>
    search.q
      ? callApi('POST /api/complaint/search', { query: page, body: search })
      : callApi('GET /api/complaint', { query: { ...page, view: search.view } });
}
