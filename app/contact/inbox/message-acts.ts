import { type ApiFailure, type ApiResult, type Input, callApi } from '#app/http/api-client.ts';
import type { Message } from './message.ts';

/** What staff do to a message. */
export const messageActs = {
  mark: (id: string) => callApi('PATCH /api/contact/answered/:id', { params: { id } }),
  unmark: (id: string) => callApi('DELETE /api/contact/answered/:id', { params: { id } }),
  remove: (id: string) => callApi('DELETE /api/contact/:id', { params: { id } }),
  restore: (id: string) => callApi('POST /api/contact/:id/restore', { params: { id } }),
  calls: (id: string) => callApi('GET /api/contact/:id/calls', { params: { id } }),
  /** Where somebody else has changed the message meanwhile, `theirs` is what it is now. */
  putBack: async (id: string, body: Input<'POST /api/contact/:id/waiting'>['body']) =>
    withTheirs(id, await callApi('POST /api/contact/:id/waiting', { params: { id }, body })),
  /** Keeps how a call went; `theirs` as above. */
  note: async (id: string, body: Input<'PUT /api/contact/:id/call'>['body'], key: string) =>
    withTheirs(id, await callApi('PUT /api/contact/:id/call', { params: { id }, body, key })),
};

async function withTheirs(
  id: string,
  result: ApiResult<Message>,
): Promise<ApiResult<Message> | (ApiFailure & { theirs: Message })> {
  if (result.ok || result.code !== 'changed_meanwhile') return result;
  const fresh = await callApi('GET /api/contact/:id', { params: { id } });
  return fresh.ok ? { ...result, theirs: fresh.data } : fresh;
}
