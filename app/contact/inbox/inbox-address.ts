import * as v from 'valibot';
import { callApi } from '#app/http/api-client.ts';
import type { FetchPage } from '#app/http/paged-list.ts';
import { recalledQuery, rememberQuery } from '#app/ui/staff-list/remembered-queries.ts';
import { type Message, type MessageSearch, messageSearch } from './message.ts';

/**
 * The search that an address of the inbox means: the view as it is, what was typed only under a name for it
 * (`?words=…`), because addresses are written down by browsers, proxies and logs. Those that wait come first.
 */
export function searchAt(parameters: URLSearchParams): MessageSearch {
  const view = v.safeParse(messageSearch.entries.view, parameters.get('view') ?? 'waiting');
  const q = v.safeParse(
    messageSearch.entries.q,
    recalledQuery(parameters.get('words') ?? '') ?? '',
  );
  return { view: view.success ? view.output : 'waiting', q: q.success ? q.output : '' };
}

/** The query of the address of a search. */
export function addressOf({ view, q }: MessageSearch): string {
  const query = new URLSearchParams(view === 'waiting' ? {} : { view });
  if (q) query.set('words', rememberQuery(q));
  return `?${query}`;
}

/** Fetches what fits. The typed words go in the body of a POST. */
export function messagesThatFit(search: MessageSearch): FetchPage<Message> {
  return (page) =>
    search.q
      ? callApi('POST /api/contact/search', { query: page, body: search })
      : callApi('GET /api/contact', { query: { ...page, view: search.view } });
}
