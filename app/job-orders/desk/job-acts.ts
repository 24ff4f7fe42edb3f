import { type Input, callApi } from '#app/http/api-client.ts';
import { orTheirs } from '#app/work/theirs.ts';

const read = (id: string) => callApi('GET /api/job/order/:id', { params: { id } });

/** What staff do to a job order. */
export const jobActs = {
  add: (body: Input<'POST /api/job'>['body']) => callApi('POST /api/job', { body }),
  change: (id: string, body: Input<'PUT /api/job/:id'>['body']) =>
    orTheirs(callApi('PUT /api/job/:id', { params: { id }, body }), () => read(id)),
  publish: (id: string, version: number) =>
    orTheirs(callApi('POST /api/job/:id/publication', { params: { id }, body: { version } }), () =>
      read(id),
    ),
  end: (id: string) => callApi('DELETE /api/job/:id/publication', { params: { id } }),
  confirmSeats: (id: string, body: Input<'PUT /api/job/:id/seats'>['body']) =>
    orTheirs(callApi('PUT /api/job/:id/seats', { params: { id }, body }), () => read(id)),
  remove: (id: string) => callApi('DELETE /api/job/:id', { params: { id } }),
  restore: (id: string) => callApi('POST /api/job/:id/restore', { params: { id } }),
};
