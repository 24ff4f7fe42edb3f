import { type Input, callApi } from '#app/http/api-client.ts';
import { orTheirs } from '#app/work/theirs.ts';

/** What staff do to a complaint. */
export const complaintActs = {
  change: (id: string, body: Input<'PUT /api/complaint/:id'>['body'], key: string) =>
    orTheirs(callApi('PUT /api/complaint/:id', { params: { id }, body, key }), () =>
      callApi('GET /api/complaint/:id', { params: { id } }),
    ),
  remove: (id: string) => callApi('DELETE /api/complaint/:id', { params: { id } }),
  restore: (id: string) => callApi('POST /api/complaint/:id/restore', { params: { id } }),
};
