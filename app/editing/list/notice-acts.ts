import { v7 as newId } from 'uuid';
import { callApi } from '#app/http/api-client.ts';

/** What staff do to a notice as a whole. */
export const noticeActs = {
  remove: (id: string) => callApi('DELETE /api/content/:id', { params: { id } }),
  restore: (id: string) => callApi('POST /api/content/:id/restore', { params: { id } }),
};

/** A key for a notice, by which a repeat of the call finds the first one. */
export const newNoticeKey: () => string = newId;

/** Begins a notice. */
export function beginNotice(key: string) {
  return callApi('POST /api/content', { body: { key, kind: 'news' } });
}
