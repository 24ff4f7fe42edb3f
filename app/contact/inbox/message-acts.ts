import { type Input, callApi } from '#app/http/api-client.ts';
import { orTheirs } from '#app/work/theirs.ts';

/** What staff do to a message. */
export const messageActs = {
  mark: (id: string) => callApi('PATCH /api/contact/answered/:id', { params: { id } }),
  unmark: (id: string) => callApi('DELETE /api/contact/answered/:id', { params: { id } }),
  remove: (id: string) => callApi('DELETE /api/contact/:id', { params: { id } }),
  restore: (id: string) => callApi('POST /api/contact/:id/restore', { params: { id } }),
  calls: (id: string) => callApi('GET /api/contact/:id/calls', { params: { id } }),
  putBack: (id: string, body: Input<'POST /api/contact/:id/waiting'>['body']) =>
    orTheirs(callApi('POST /api/contact/:id/waiting', { params: { id }, body }), () => read(id)),
  /** Keeps how a call went. */
  note: (id: string, body: Input<'PUT /api/contact/:id/call'>['body'], key: string) =>
    orTheirs(callApi('PUT /api/contact/:id/call', { params: { id }, body, key }), () => read(id)),
};

function read(id: string) {
  return callApi('GET /api/contact/:id', { params: { id } });
}
