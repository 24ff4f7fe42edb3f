import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { type ReadEvent, readEvents } from '#app/database/event-reader.server.ts';
import type { Auth } from '#app/auth/auth.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { type Device, deviceOf } from './user-agent.ts';
import { type TryCounter, countTry } from '../sign-in/attempt-limits.server.ts';

/** The signed-in user and their session, which began at `signedInAt`. */
export type SignedIn = { id: string; email: string; sessionId: string; signedInAt: Date };

/** One of the user's own sessions. Times are ISO 8601 in UTC. */
export type OwnSession = {
  id: string;
  device: Device;
  createdAt: string;
  expiresAt: string;
  isCurrent: boolean;
};

/** The active sessions of an account, newest first. */
export async function listOwnSessions(
  auth: Auth,
  me: SignedIn,
  { idleMinutes, now }: { idleMinutes: number; now: Date },
): Promise<OwnSession[]> {
  const { internalAdapter } = await auth.$context;
  const sessions: Listed[] = await internalAdapter.listSessions(me.id);
  const leftAlone = now.getTime() - idleMinutes * 60_000;
  return (
    sessions
      // better-auth dates sessions by this machine's clock, not the database's (record 0024).
      .filter(({ expiresAt }) => new Date(expiresAt) > new Date())
      .filter(({ lastUsedAt }) => !lastUsedAt || Date.parse(lastUsedAt) > leftAlone)
      .map(({ id, userAgent, createdAt, expiresAt }) => ({
        id,
        device: deviceOf(userAgent ?? ''),
        createdAt: new Date(createdAt).toISOString(),
        expiresAt: new Date(expiresAt).toISOString(),
        isCurrent: id === me.sessionId,
      }))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  );
}

type Listed = {
  id: string;
  userAgent?: string | null | undefined;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt?: string | null;
};

/** Ends the user's own sessions selected by `which`. Returns how many. */
export function endOwnSessions(
  db: Database,
  me: SignedIn,
  which: { id: string } | 'all',
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const mine = transaction.deleteFrom('session').where('userId', '=', me.id);
    const picked = which === 'all' ? mine : mine.where('id', '=', which.id);
    const { numDeletedRows } = await picked.executeTakeFirst();
    if (numDeletedRows > 0n) {
      const event = { actor: me.id, action: 'staff.sessions-ended', subject: me.id };
      await recordEvent(transaction, event, now);
    }
    return Number(numDeletedRows);
  });
}

export type PasswordCheck = 'right' | 'wrong_password' | 'too_many';

type PasswordCheckDeps = TryCounter &
  Pick<Services, 'auth' | 'database' | 'externalSignIn' | 'hashing'>;

/**
 * Checks the user's own password before an action that a borrowed session must not allow; ten attempts in 15
 * minutes. An external provider of passwords is asked. Throws a `HashingBusy` or an `ExternalServiceError`,
 * which do not count as attempts.
 */
export async function checkOwnPassword(
  services: PasswordCheckDeps,
  me: SignedIn,
  password: string,
): Promise<PasswordCheck> {
  const counted = await countTry(services, [{ name: 'own-password', subject: me.id, max: 10 }]);
  if (counted.exceeded) return 'too_many';
  try {
    if (!(await isOwnPassword(services, me, password))) return 'wrong_password';
  } catch (error) {
    await counted.takeBack();
    throw error;
  }
  await counted.takeBack();
  return 'right';
}

async function isOwnPassword(
  { auth, hashing, externalSignIn }: Pick<Services, 'auth' | 'externalSignIn' | 'hashing'>,
  me: SignedIn,
  password: string,
): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  const accounts = await internalAdapter.findAccounts(me.id);
  if (externalSignIn?.kind === 'identity-provider') {
    const checked = await externalSignIn.provider.check(me.email, password);
    const account = accounts.find(({ providerId }) => providerId === externalSignIn.kind);
    return 'identity' in checked && checked.identity.subject === account?.accountId;
  }
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
  return hash ? hashing.ahead(() => hashing.verify({ hash, password })) : false;
}

/**
 * The latest events of the user's own account, newest first. Without ordinary sign-ins and lockouts: anybody
 * can cause lockouts with wrong passwords, and they would push a new link to the account out of the list.
 */
export function readOwnEvents(db: Database, me: SignedIn): Promise<ReadEvent[]> {
  const except = [
    ...['staff.signed-in', 'staff.signed-out'],
    ...['staff.sign-in-locked', 'staff.sign-in-locked-everywhere'],
  ];
  return readEvents(db, { subject: me.id, except, limit: 10 });
}
