import type { BackToWaiting } from '../back-to-waiting.ts';
import { type Input, callApi } from '#app/http/api-client.ts';

/** What staff do to an application. */
export const applicationActs = {
  mark: (id: string) => callApi('PATCH /api/application/contacted/:id', { params: { id } }),
  unmark: (id: string) => callApi('DELETE /api/application/contacted/:id', { params: { id } }),
  putBack: (id: string, body: BackToWaiting) =>
    callApi('POST /api/application/:id/waiting', { params: { id }, body }),
  remove: (id: string) => callApi('DELETE /api/application/:id', { params: { id } }),
  restore: (id: string) => callApi('POST /api/application/:id/restore', { params: { id } }),
  calls: (id: string) => callApi('GET /api/application/:id/calls', { params: { id } }),
  /** Keeps how a call went. Where somebody else has changed the record meanwhile, `theirs` is what it is now. */
  note: async (id: string, body: Input<'PUT /api/application/:id/call'>['body']) => {
    const result = await callApi('PUT /api/application/:id/call', { params: { id }, body });
    if (result.ok || result.code !== 'changed_meanwhile') return result;
    const fresh = await callApi('GET /api/application/:id/card', { params: { id } });
    return fresh.ok ? { ...result, theirs: fresh.data } : fresh;
  },
};
