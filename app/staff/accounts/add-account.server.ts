import { v7 as newId } from 'uuid';
import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { type Doer, recordEvent } from '#app/database/event-log.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { staffIdOf } from './list-accounts.server.ts';
import { becomeOwnerIfAlone } from './owners.server.ts';

/**
 * Creates an account. Returns false if the e-mail already has one. With `mustChange` the password only serves
 * for the first sign-in.
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
    // Another process was faster, for instance one that starts on the same empty database.
    if (isUniqueViolation(error)) return false;
    throw error;
  });
}

/**
 * Inserts an account with its password in the caller's transaction and returns its id. Does not use
 * better-auth's calls, which are two and outside the transaction. Throws if the e-mail already has an
 * account.
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
  /** Whether the owner's address is verified, by a mailed link or by the operator. */
  isVerified?: boolean;
  mustChange?: boolean;
  /** Id of the member of staff who invited them. */
  invitedBy?: string | null;
};

/** Inserts an account without a way to sign in; see `insertAccount`. The first of all is an owner's. */
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
      id,
      email: email.toLowerCase(),
      name: email.split('@')[0] ?? email,
      invitedBy,
      ...at,
      // A number, which both engines accept as a flag.
      emailVerified: Number(isVerified),
      mustChangePassword: Number(mustChange),
    })
    .execute();
  await becomeOwnerIfAlone(db, id);
  return id;
}

/** Inserts how an account signs in: the provider and its id of the owner, or a password. */
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

/** Inserts the password of an account that has none. */
export function insertPassword(
  db: Database,
  userId: string,
  password: string,
  now: Date,
): Promise<void> {
  return insertLogin(db, userId, { providerId: 'credential', accountId: userId, password }, now);
}
