import { recordEvent } from '#app/database/event-log.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Device, deviceOf } from './device.ts';
import { type PasswordFault, passwordFault } from './password-rules.ts';

/** Whoever is signed in, and with which session. */
export type SignedIn = { id: string; email: string; sessionId: string };

/** One of one's own sessions. Moments are ISO 8601 in UTC. */
export type OwnSession = {
  id: string;
  device: Device;
  createdAt: string;
  expiresAt: string;
  isCurrent: boolean;
};

/** The sessions of an account that have not ended, the newest first. */
export async function listOwnSessions({ auth }: Services, me: SignedIn): Promise<OwnSession[]> {
  const { internalAdapter } = await auth.$context;
  const sessions = await internalAdapter.listSessions(me.id);
  return sessions
    .filter(({ expiresAt }) => new Date(expiresAt) > new Date())
    .map(({ id, userAgent, createdAt, expiresAt }) => ({
      id,
      device: deviceOf(userAgent ?? ''),
      createdAt: new Date(createdAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
      isCurrent: id === me.sessionId,
    }))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Ends one's own sessions that `which` picks. Returns how many those were. */
export function endOwnSessions(
  { database: { db }, now }: Services,
  me: SignedIn,
  which: { id: string } | 'all' | 'others',
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const mine = transaction.deleteFrom('session').where('userId', '=', me.id);
    const picked =
      which === 'all'
        ? mine
        : which === 'others'
          ? mine.where('id', '!=', me.sessionId)
          : mine.where('id', '=', which.id);
    const { numDeletedRows } = await picked.executeTakeFirst();
    if (numDeletedRows > 0n) {
      const event = { actor: me.id, action: 'staff.sessions-ended', subject: me.id };
      await recordEvent(transaction, event, now());
    }
    return Number(numDeletedRows);
  });
}

export type PasswordCheck = 'right' | 'wrong_password' | 'too_many';

/** Checks one's own password before something that a borrowed session must not do; ten tries in 15 minutes. */
export async function checkOwnPassword(
  { auth, limiter, now }: Services,
  me: SignedIn,
  password: string,
): Promise<PasswordCheck> {
  const { hits } = await limiter.count('own-password', me.id, 15 * 60, now());
  if (hits > 10) return 'too_many';
  const { internalAdapter, password: hashing } = await auth.$context;
  const accounts = await internalAdapter.findAccounts(me.id);
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
  if (!hash || !(await hashing.verify({ hash, password }))) return 'wrong_password';
  await limiter.uncount('own-password', me.id);
  return 'right';
}

/** Changes one's own password and ends all other sessions. Returns what is wrong with it, else null. */
export async function changeOwnPassword(
  services: Services,
  me: SignedIn,
  passwords: { current: string; next: string },
): Promise<PasswordFault | 'password_unchanged' | null> {
  const { auth, database, now } = services;
  const fault = passwordFault(passwords.next, me.email);
  if (fault) return fault;
  if (passwords.next === passwords.current) return 'password_unchanged';
  const { internalAdapter, password: hashing } = await auth.$context;
  await internalAdapter.updatePassword(me.id, await hashing.hash(passwords.next));
  await internalAdapter.updateUser(me.id, { mustChangePassword: false });
  await endOwnSessions(services, me, 'others');
  const event = { actor: me.id, action: 'staff.password-changed', subject: me.id };
  await recordEvent(database.db, event, now());
  return null;
}
