import { type ApiResult, callApi } from '#app/platform/api-client.ts';
import type { StaffSession } from '#app/platform/staff-member.ts';
import type { Device } from './device.ts';

/** Everything the page of accounts shows. */
export type Accounts = {
  me: StaffSession['staff'];
  /** True where passwords and invitations are somebody else's business. */
  isElsewhere: boolean;
  /** False with single sign-on: there is no password to ask for. */
  hasPassword: boolean;
  staff: Colleague[];
  invitations: Invitation[];
  sessions: OwnSession[];
  events: OwnEvent[];
};

export type Colleague = StaffSession['staff'] & {
  disabledAt: string | null;
  lastSignInAt: string | null;
  /** The e-mail of whoever invited them, where that is known. */
  invitedBy: string | null;
};

export type Invitation = {
  _id: string;
  email: string;
  expiresAt: string;
  invitedBy: string | null;
};

/** Something that happened to one's own account, as the log has it. */
export type OwnEvent = {
  _id: string;
  at: string;
  actor: string | null;
  via: string | null;
  action: string;
};

export type OwnSession = { id: string; device: Device; createdAt: string; isCurrent: boolean };

/** A one-time link: shown to whoever made it only where it could not be mailed to its owner. */
export type OneTimeLink = { email: string; path: string | null; expiresAt: string };

/** Fetches everything at once; the first failure stands for all. */
export async function fetchAccounts(): Promise<ApiResult<Accounts>> {
  // The first alone: when the session has ended, one question is enough.
  const sessions = await callApi<OwnSession[]>('GET', '/api/account/sessions');
  if (!sessions.ok) return sessions;
  const [session, accounts, events] = await Promise.all([
    callApi<StaffSession | null>('GET', '/api/auth/get-session'),
    callApi<Pick<Accounts, 'staff' | 'invitations'>>('GET', '/api/staff'),
    callApi<OwnEvent[]>('GET', '/api/account/events'),
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
