import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';

type Listed = AnswerOf<'GET /api/staff'>;
export type StaffAccount = Listed['staff'][number];
export type Invitation = Listed['invitations'][number];

/** The data of the accounts page. */
export type Accounts = Listed & {
  /** Id of the owner who looks at it. */
  me: string;
  /** True where an external provider manages passwords and invitations. */
  isElsewhere: boolean;
};

/** A one-time link; `path` is null when it was mailed to its owner. */
export type OneTimeLink = { email: string; path: string | null; expiresAt: string };

/** Fetches the accounts, and who asks; the first failure is the result. */
export async function fetchAccounts(): Promise<ApiResult<Accounts>> {
  // One after the other: if the session has ended, the user should be asked only once.
  const accounts = await callApi('GET /api/staff');
  if (!accounts.ok) return accounts;
  const session = await callApi('GET /api/auth/get-session');
  if (!session.ok) return session;
  if (!session.data) return { ok: false, status: 401, code: 'not_signed_in', errors: [] };
  const { staff, signInBy } = session.data;
  const data = { ...accounts.data, me: staff.id, isElsewhere: signInBy !== null };
  return { ok: true, data, next: null };
}
