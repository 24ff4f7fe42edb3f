import { callApi } from '#app/http/api-client.ts';
import type { FetchPage } from '#app/http/paged-list.ts';
import { listAddress } from '#app/work/list-address.ts';
import { type Message, type MessageSearch, messageViews } from './message.ts';

/** Where the views of the inbox are. Those that wait come first. */
export const inboxAddress = listAddress(messageViews, { usual: 'waiting', all: 'all' });

/** Fetches what fits. The typed words go in the body of a POST. */
export function messagesThatFit(search: MessageSearch): FetchPage<Message> {
  return (page) =>
    search.q
      ? callApi('POST /api/contact/search', { query: page, body: search })
      : callApi('GET /api/contact', { query: { ...page, view: search.view } });
}
