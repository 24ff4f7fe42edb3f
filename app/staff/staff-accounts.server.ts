import { randomInt } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { type Doer, recordEvent } from '#app/database/event-log.server.ts';
import type { Services } from '#app/platform/services.server.ts';

type Ground = Pick<Services, 'auth' | 'database' | 'now'>;

/**
 * Makes an account. Returns false when the e-mail has one already. With `mustChange` the password is
 * only for the first sign-in.
 */
export async function addStaff(
  { auth, database: { db }, now }: Ground,
  { email, password, mustChange }: { email: string; password: string; mustChange: boolean },
  by: Doer,
): Promise<boolean> {
  if (await staffIdOf(db, email)) return false;
  const hash = await (await auth.$context).password.hash(password);
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
 * Gives an account another password, for the next sign-in alone, and ends its sessions and links.
 * Returns false when there is no such account.
 */
export async function resetPassword(
  { auth, database: { db }, now }: Ground,
  email: string,
  password: string,
  by: Doer,
): Promise<boolean> {
  const id = await staffIdOf(db, email);
  if (!id) return false;
  const hash = await (await auth.$context).password.hash(password);
  await db.transaction().execute(async (transaction) => {
    await replacePassword(transaction, id, { hash, mustChange: true }, now());
    await recordEvent(transaction, { ...by, action: 'staff.password-reset', subject: id }, now());
  });
  return true;
}

/** The id of the account with this e-mail, however it is written; null when there is none. */
export async function staffIdOf(db: Database, email: string): Promise<string | null> {
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return found?.id ?? null;
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

function insertPassword(db: Database, userId: string, password: string, now: Date): Promise<void> {
  return insertLogin(db, userId, { providerId: 'credential', accountId: userId, password }, now);
}

/**
 * Gives an account another password, in a transaction of the caller's. Its sessions end, and so do the
 * links by which somebody else could set yet another one.
 */
export async function replacePassword(
  db: Database,
  id: string,
  { hash, mustChange }: { hash: string; mustChange: boolean },
  now: Date,
): Promise<void> {
  const updatedAt = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password: hash, updatedAt })
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  // Whoever came in by another provider until now has none yet.
  if (numUpdatedRows === 0n) await insertPassword(db, id, hash, now);
  await db
    .updateTable('staff')
    .set({ mustChangePassword: Number(mustChange), updatedAt })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('session').where('userId', '=', id).execute();
  await db.deleteFrom('staffLink').where('staffId', '=', id).execute();
}

/** A password to be read out and typed once: 20 letters and digits without look-alikes, 100 bits. */
export function generatedPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replace(/(.{5})(?=.)/g, '$1-');
}
