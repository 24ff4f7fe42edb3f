import type { BackToWaiting } from '../back-to-waiting.ts';
import { type ApiFailure, type ApiResult, type Input, callApi } from '#app/http/api-client.ts';
import type { Application } from '../application.ts';

/** What staff do to an application. */
export const applicationActs = {
  mark: (id: string) => callApi('PATCH /api/application/contacted/:id', { params: { id } }),
  unmark: (id: string) => callApi('DELETE /api/application/contacted/:id', { params: { id } }),
  putBack: async (id: string, body: BackToWaiting) =>
    withTheirs(id, await callApi('POST /api/application/:id/waiting', { params: { id }, body })),
  remove: (id: string) => callApi('DELETE /api/application/:id', { params: { id } }),
  restore: (id: string) => callApi('POST /api/application/:id/restore', { params: { id } }),
  calls: (id: string) => callApi('GET /api/application/:id/calls', { params: { id } }),
  /** Keeps how a call went. */
  note: async (id: string, body: Input<'PUT /api/application/:id/call'>['body'], key: string) =>
    withTheirs(id, await callApi('PUT /api/application/:id/call', { params: { id }, body, key })),
};

/** Where somebody else has changed the application meanwhile, `theirs` is what it is now. */
export async function withTheirs(
  id: string,
  result: ApiResult<Application>,
): Promise<ApiResult<Application> | (ApiFailure & { theirs: Application })> {
  if (result.ok || result.code !== 'changed_meanwhile') return result;
  const fresh = await callApi('GET /api/application/:id/card', { params: { id } });
  return fresh.ok ? { ...result, theirs: fresh.data } : fresh;
}
