import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import type { StaffSession } from '#app/auth/staff-member.ts';

/** Everything the page of accounts shows. */
export type Accounts = {
  me: StaffSession['staff'];
  /** True where passwords and invitations are somebody else's business. */
  isElsewhere: boolean;
  /** False with single sign-on: there is no password to ask for. */
  hasPassword: boolean;
  staff: StaffAccount[];
  invitations: Invitation[];
  sessions: OwnSession[];
  events: OwnEvent[];
};

type Listed = AnswerOf<'GET /api/staff'>;
export type StaffAccount = Listed['staff'][number];
export type Invitation = Listed['invitations'][number];
/** Something that happened to one's own account, as the log has it. */
export type OwnEvent = AnswerOf<'GET /api/account/events'>[number];
export type OwnSession = AnswerOf<'GET /api/account/sessions'>[number];

/** A one-time link: shown to whoever made it only where it could not be mailed to its owner. */
export type OneTimeLink = { email: string; path: string | null; expiresAt: string };

/** Fetches everything at once; the first failure stands for all. */
export async function fetchAccounts(): Promise<ApiResult<Accounts>> {
  // The first alone: when the session has ended, one question is enough.
  const sessions = await callApi('GET /api/account/sessions');
  if (!sessions.ok) return sessions;
  const [session, accounts, events] = await Promise.all([
    callApi('GET /api/auth/get-session'),
    callApi('GET /api/staff'),
    callApi('GET /api/account/events'),
  ]);
  if (!accounts.ok) return accounts;
  if (!session.ok) return session;
  if (!events.ok) return events;
  if (!session.data) return { ok: false, status: 401, code: 'not_signed_in', errors: [] };
  const { staff: me, signInBy } = session.data;
  const isElsewhere = signInBy !== null;
  const data = {
    ...{ me, isElsewhere, hasPassword: !signInBy },
    ...{ sessions: sessions.data, events: events.data, ...accounts.data },
  };
  return { ok: true, data, next: null };
}
