import { type Input, callApi } from '#app/http/api-client.ts';

/** What owners do on the page of identities. */
export const identityActs = {
  confirm: (body: Input<'POST /api/verify/false'>['body']) =>
    callApi('POST /api/verify/false', { body }),
  remove: (id: string) => callApi('DELETE /api/verify/false/:id', { params: { id } }),
};
