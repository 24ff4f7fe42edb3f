import type { BackToWaiting } from './case-bodies.ts';
import { type ApiResult, type Input, callApi } from '#app/http/api-client.ts';
import { orTheirs } from '#app/work/theirs.ts';
import type { Application } from '../application.ts';

/** What staff do to an application. */
export const applicationActs = {
  mark: (id: string) => callApi('PATCH /api/application/contacted/:id', { params: { id } }),
  unmark: (id: string) => callApi('DELETE /api/application/contacted/:id', { params: { id } }),
  putBack: (id: string, body: BackToWaiting) =>
    orCard(id, callApi('POST /api/application/:id/waiting', { params: { id }, body })),
  remove: (id: string) => callApi('DELETE /api/application/:id', { params: { id } }),
  restore: (id: string) => callApi('POST /api/application/:id/restore', { params: { id } }),
  calls: (id: string) => callApi('GET /api/application/:id/calls', { params: { id } }),
  /** Who else it may be. */
  others: (id: string) => callApi('GET /api/application/:id/also-here', { params: { id } }),
  /** Keeps how a call went. */
  note: (id: string, body: Input<'PUT /api/application/:id/call'>['body'], key: string) =>
    orCard(id, callApi('PUT /api/application/:id/call', { params: { id }, body, key })),
};

/** A change of the row: where it came too late, with the card as it is now. */
export function orCard(id: string, change: Promise<ApiResult<Application>>) {
  return orTheirs(change, () => callApi('GET /api/application/:id/card', { params: { id } }));
}
