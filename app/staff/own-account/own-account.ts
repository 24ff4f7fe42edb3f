import { type AnswerOf, type ApiResult, type Input, callApi } from '#app/http/api-client.ts';
import type { StaffSession } from '#app/auth/staff-member.ts';

/** The data of the page about one's own account. */
export type OwnAccount = {
  me: StaffSession['staff'];
  startPage: StaffSession['startPage'];
  /** True where an external provider manages passwords and second factors. */
  isElsewhere: boolean;
  /** False with single sign-on, where there is no password to ask for. */
  hasPassword: boolean;
  sessions: OwnSession[];
  events: OwnEvent[];
};

/** An event of the user's own account, from the log. */
export type OwnEvent = AnswerOf<'GET /api/account/events'>[number];
export type OwnSession = AnswerOf<'GET /api/account/sessions'>[number];

/** Fetches all of it; the first failure is the result. */
export async function fetchOwnAccount(): Promise<ApiResult<OwnAccount>> {
  // This one first: if the session has ended, the user should be asked only once.
  const sessions = await callApi('GET /api/account/sessions');
  if (!sessions.ok) return sessions;
  const [session, events] = await Promise.all([
    callApi('GET /api/auth/get-session'),
    callApi('GET /api/account/events'),
  ]);
  if (!session.ok) return session;
  if (!events.ok) return events;
  if (!session.data) return { ok: false, status: 401, code: 'not_signed_in', errors: [] };
  const { staff: me, signInBy, startPage } = session.data;
  const data = {
    me,
    startPage,
    isElsewhere: signInBy !== null,
    hasPassword: !signInBy,
    sessions: sessions.data,
    events: events.data,
  };
  return { ok: true, data, next: null };
}

type OwnPassword = { password: string };

/** The actions for the second factor. */
export const secondFactorActs = {
  begin: (body: OwnPassword) => callApi('POST /api/account/second-factor', { body }),
  confirm: (body: { code: string }) => callApi('POST /api/account/second-factor/confirm', { body }),
  takeOff: (body: OwnPassword) => callApi('POST /api/account/second-factor/remove', { body }),
  renewCodes: (body: OwnPassword) =>
    callApi('POST /api/account/second-factor/recovery-codes', { body }),
};

/** The actions of that page. */
export const ownAccountActs = {
  ...secondFactorActs,
  saveProfile: (body: Input<'PUT /api/account/profile'>['body']) =>
    callApi('PUT /api/account/profile', { body }),
  endSession: (id: string, body: OwnPassword) =>
    callApi('POST /api/account/sessions/:id/end', { params: { id }, body }),
};
