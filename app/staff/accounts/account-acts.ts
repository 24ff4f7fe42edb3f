import { type Input, callApi } from '#app/http/api-client.ts';

type OwnPassword = { password: string };

/** The actions for the second factor. */
export const secondFactorActs = {
  begin: (body: OwnPassword) => callApi('POST /api/account/second-factor', { body }),
  confirm: (body: { code: string }) => callApi('POST /api/account/second-factor/confirm', { body }),
  takeOff: (body: OwnPassword) => callApi('POST /api/account/second-factor/remove', { body }),
  renewCodes: (body: OwnPassword) =>
    callApi('POST /api/account/second-factor/recovery-codes', { body }),
};

/** The actions for accounts: those of other staff and one's own. */
export const accountActs = {
  ...secondFactorActs,
  saveProfile: (body: Input<'PUT /api/account/profile'>['body']) =>
    callApi('PUT /api/account/profile', { body }),
  disable: (id: string) => callApi('POST /api/staff/:id/disable', { params: { id } }),
  enable: (id: string) => callApi('POST /api/staff/:id/enable', { params: { id } }),
  makeResetLink: (id: string, body: OwnPassword) =>
    callApi('POST /api/staff/:id/reset-link', { params: { id }, body }),
  invite: (body: Input<'POST /api/staff/invitations'>['body']) =>
    callApi('POST /api/staff/invitations', { body }),
  withdraw: (id: string) => callApi('DELETE /api/staff/invitations/:id', { params: { id } }),
  endSession: (id: string, body: OwnPassword) =>
    callApi('POST /api/account/sessions/:id/end', { params: { id }, body }),
};
