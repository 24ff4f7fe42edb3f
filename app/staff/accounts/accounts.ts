import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import type { StaffSession } from '#app/auth/staff-member.ts';

/** The data of the accounts page. */
export type Accounts = {
  me: StaffSession['staff'];
  startPage: StaffSession['startPage'];
  /** True where an external provider manages passwords and invitations. */
  isElsewhere: boolean;
  /** False with single sign-on, where there is no password to ask for. */
  hasPassword: boolean;
  staff: StaffAccount[];
  invitations: Invitation[];
  sessions: OwnSession[];
  events: OwnEvent[];
};

type Listed = AnswerOf<'GET /api/staff'>;
export type StaffAccount = Listed['staff'][number];
export type Invitation = Listed['invitations'][number];
/** An event of the user's own account, from the log. */
export type OwnEvent = AnswerOf<'GET /api/account/events'>[number];
export type OwnSession = AnswerOf<'GET /api/account/sessions'>[number];

/** A one-time link; `path` is null when it was mailed to its owner. */
export type OneTimeLink = { email: string; path: string | null; expiresAt: string };

const nobodyElse: ApiResult<Listed> = {
  ok: true,
  data: { staff: [], invitations: [] },
  next: null,
};

/** Fetches everything in parallel; the first failure is the result. */
export async function fetchAccounts(): Promise<ApiResult<Accounts>> {
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
  const isOwner = session.data.staff.role === 'owner';
  const accounts = isOwner ? await callApi('GET /api/staff') : nobodyElse;
  if (!accounts.ok) return accounts;
  const { staff: me, signInBy, startPage } = session.data;
  const isElsewhere = signInBy !== null;
  const data = {
    ...{ me, startPage, isElsewhere, hasPassword: !signInBy },
    ...{ sessions: sessions.data, events: events.data, ...accounts.data },
  };
  return { ok: true, data, next: null };
}
