import { type Input, callApi } from '#app/http/api-client.ts';
import { orTheirs } from '#app/work/theirs.ts';

/** What staff do on the page of a contract. */
export const contractActs = {
  write: (id: string, body: Input<'PUT /api/application/:id/terms'>['body']) =>
    orTheirs(callApi('PUT /api/application/:id/terms', { params: { id }, body }), () =>
      callApi('GET /api/application/:id/contract', { params: { id } }),
    ),
};
