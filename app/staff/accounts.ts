import { type ApiResult, callApi } from '#app/platform/api-client.ts';
import type { StaffSession } from '#app/platform/staff-member.ts';
import type { Device } from './device.ts';

/** Everything the page of accounts shows. */
export type Accounts = {
  me: StaffSession['staff'];
  /** True where passwords and invitations are somebody else's business. */
  isElsewhere: boolean;
  staff: Colleague[];
  invitations: Invitation[];
  sessions: OwnSession[];
};

export type Colleague = StaffSession['staff'] & {
  disabledAt: string | null;
  lastSignInAt: string | null;
};

export type Invitation = { _id: string; email: string; expiresAt: string };

export type OwnSession = { id: string; device: Device; createdAt: string; isCurrent: boolean };

/** A one-time link as it is shown to whoever made it. */
export type OneTimeLink = { email: string; path: string; expiresAt: string; isMailed: boolean };

/** Fetches everything at once; the first failure stands for all. */
export async function fetchAccounts(): Promise<ApiResult<Accounts>> {
  // The first alone: when the session has ended, one question is enough.
  const sessions = await callApi<OwnSession[]>('GET', '/api/account/sessions');
  if (!sessions.ok) return sessions;
  const [session, accounts] = await Promise.all([
    callApi<StaffSession | null>('GET', '/api/auth/get-session'),
    callApi<Pick<Accounts, 'staff' | 'invitations'>>('GET', '/api/staff'),
  ]);
  if (!accounts.ok) return accounts;
  if (!session.ok) return session;
  if (!session.data) return { ok: false, status: 401, code: 'not_signed_in', errors: [] };
  const { staff: me, signInBy } = session.data;
  const isElsewhere = signInBy !== null;
  const data = { me, isElsewhere, sessions: sessions.data, ...accounts.data };
  return { ok: true, data, next: null };
}
