import { v7 as newId } from 'uuid';
import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { type Doer, recordEvent } from '#app/database/event-log.server.ts';
import type { Services } from '#app/config/services.server.ts';
import { staffIdOf } from './list-accounts.server.ts';

/**
 * Makes an account. Returns false when the e-mail has one already. With `mustChange` the password is
 * only for the first sign-in.
 */
export async function addAccount(
  { hashing, database: { db }, now }: Pick<Services, 'hashing' | 'database' | 'now'>,
  { email, password, mustChange }: { email: string; password: string; mustChange: boolean },
  by: Doer,
): Promise<boolean> {
  if (await staffIdOf(db, email)) return false;
  const hash = await hashing.hash(password);
  const added = db.transaction().execute(async (transaction) => {
    const subject = await insertAccount(transaction, { email, hash, mustChange }, now());
    await recordEvent(transaction, { ...by, action: 'staff.added', subject }, now());
    return true;
  });
  return added.catch((error: unknown) => {
    // Somebody else was quicker: another process that starts on the same empty database, for instance.
    if (isUniqueViolation(error)) return false;
    throw error;
  });
}

/**
 * Writes an account with its password, in a transaction of the caller's, and returns its id. Not by the
 * library's own calls, which are two and leave the transaction. Throws when the e-mail has one already.
 */
export async function insertAccount(
  db: Database,
  { hash, ...staff }: NewStaff & { hash: string },
  now: Date,
): Promise<string> {
  const id = await insertStaff(db, staff, now);
  await insertPassword(db, id, hash, now);
  return id;
}

type NewStaff = {
  email: string;
  /** Whether the address is known to be the owner's; a link that was mailed or an operator tells. */
  isVerified?: boolean;
  mustChange?: boolean;
  /** Id of whoever invited them. */
  invitedBy?: string | null;
};

/** Writes an account that nobody can sign in to yet; see `insertAccount`. */
export async function insertStaff(
  db: Database,
  { email, isVerified = true, mustChange = false, invitedBy = null }: NewStaff,
  now: Date,
): Promise<string> {
  const id = newId();
  const at = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  await db
    .insertInto('staff')
    .values({
      ...{ id, email: email.toLowerCase(), name: email.split('@')[0] ?? email, invitedBy, ...at },
      // Numbers, which both engines take for a flag.
      emailVerified: Number(isVerified),
      mustChangePassword: Number(mustChange),
    })
    .execute();
  return id;
}

/** Writes by whom the owner of an account is vouched for: a provider, by its id of them, or a password. */
export async function insertLogin(
  db: Database,
  userId: string,
  login: { providerId: string; accountId: string; password: string | null },
  now: Date,
): Promise<void> {
  const at = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  await db
    .insertInto('account')
    .values({ id: newId(), userId, ...login, ...at })
    .execute();
}

/** Writes the password of an account that has none. */
export function insertPassword(
  db: Database,
  userId: string,
  password: string,
  now: Date,
): Promise<void> {
  return insertLogin(db, userId, { providerId: 'credential', accountId: userId, password }, now);
}
