import { randomInt } from 'node:crypto';
import type { Database } from '#app/database/database.server.ts';
import { type Doer, recordEvent } from '#app/database/event-log.server.ts';
import type { Services } from '#app/services/services.server.ts';
import type { SignedIn } from '../own-account/own-account.server.ts';
import { agencyOf } from '#app/content/agency-of.server.ts';
import { type PasswordError, passwordError } from '../password-rules.ts';
import { insertPassword } from './add-account.server.ts';
import { staffIdOf } from './list-accounts.server.ts';

/**
 * Sets a temporary password, valid for the next sign-in only, and ends the account's sessions and links.
 * Returns false if there is no such account.
 */
export async function resetPassword(
  { hashing, database: { db }, now }: Pick<Services, 'hashing' | 'database' | 'now'>,
  email: string,
  password: string,
  by: Doer,
): Promise<boolean> {
  const id = await staffIdOf(db, email);
  if (!id) return false;
  const hash = await hashing.hash(password);
  const next = { hash, mustChange: true, action: 'staff.password-reset' } as const;
  await db
    .transaction()
    .execute((transaction) => replacePassword(transaction, id, next, by, now()));
  return true;
}

type PasswordChangeDeps = Pick<
  Services,
  'auth' | 'content' | 'database' | 'hashing' | 'now' | 'settings'
>;

/**
 * Changes the user's own password, ends all their sessions, withdraws links to the account, and starts a new
 * session, which counts from the sign-in before it. Returns its cookies, or what is wrong with the password.
 */
export async function changeOwnPassword(
  services: PasswordChangeDeps,
  headers: Headers,
  me: SignedIn,
  passwords: { current: string; next: string },
): Promise<
  { status: 'changed'; cookies: string[] } | { status: PasswordError | 'password_unchanged' }
> {
  const { auth, hashing, settings, now } = services;
  const { db } = services.database;
  const account = { email: me.email, agency: agencyOf(services).name.en };
  const error = passwordError(passwords.next, account);
  if (error) return { status: error };
  if (passwords.next === passwords.current) return { status: 'password_unchanged' };
  const hash = await hashing.ahead(() => hashing.hash(passwords.next));
  const next = { hash, mustChange: false, action: 'staff.password-changed' } as const;
  const by = { actor: me.id };
  await db
    .transaction()
    .execute((transaction) => replacePassword(transaction, me.id, next, by, now()));
  const { id: userId, signedInAt } = me;
  const body = { userId, signInBy: settings.signIn.kind, listedAs: null, signedInAt };
  const response = await auth.api.createSessionFor({ body, headers, asResponse: true });
  return { status: 'changed', cookies: response.headers.getSetCookie() };
}

/** The hash of a new password, and the log's action for the change. */
type NextPassword = {
  hash: string;
  mustChange: boolean;
  action: 'staff.password-changed' | 'staff.password-reset';
};

/**
 * Replaces the password of an account and logs that, in the caller's transaction. Ends its sessions and
 * withdraws the links by which somebody else could set another password.
 */
export async function replacePassword(
  db: Database,
  id: string,
  { hash, mustChange, action }: NextPassword,
  by: Doer,
  now: Date,
): Promise<void> {
  const updatedAt = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password: hash, updatedAt })
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  // An account that signed in through another provider until now has no password yet.
  if (numUpdatedRows === 0n) await insertPassword(db, id, hash, now);
  await db
    .updateTable('staff')
    .set({ mustChangePassword: Number(mustChange), updatedAt })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('session').where('userId', '=', id).execute();
  await db.deleteFrom('staffLink').where('staffId', '=', id).execute();
  await recordEvent(db, { ...by, action, subject: id }, now);
}

/** A password to be read out and typed once: 20 letters and digits without look-alikes, 100 bits. */
export function generatedPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replace(/(.{5})(?=.)/g, '$1-');
}
