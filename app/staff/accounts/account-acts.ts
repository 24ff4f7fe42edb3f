import { type Input, callApi } from '#app/http/api-client.ts';

type OwnPassword = { password: string };

/** What owners can do with accounts. */
export const accountActs = {
  disable: (id: string) => callApi('POST /api/staff/:id/disable', { params: { id } }),
  enable: (id: string) => callApi('POST /api/staff/:id/enable', { params: { id } }),
  changeRole: (id: string, body: Input<'PUT /api/staff/:id/role'>['body']) =>
    callApi('PUT /api/staff/:id/role', { params: { id }, body }),
  makeResetLink: (id: string, body: OwnPassword) =>
    callApi('POST /api/staff/:id/reset-link', { params: { id }, body }),
  invite: (body: Input<'POST /api/staff/invitations'>['body']) =>
    callApi('POST /api/staff/invitations', { body }),
  withdraw: (id: string) => callApi('DELETE /api/staff/invitations/:id', { params: { id } }),
};
