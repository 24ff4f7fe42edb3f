import { randomInt } from 'node:crypto';
import type { Database } from '#app/database/database.server.ts';
import type { Auth } from '#app/platform/auth.server.ts';

/** An account as the staff command lists it. `disabledAt` is ISO 8601 or null. */
export type StaffAccount = { email: string; name: string; disabledAt: string | null };

/** All accounts, by e-mail. */
export function listStaff(db: Database): Promise<StaffAccount[]> {
  return db.selectFrom('staff').select(['email', 'name', 'disabledAt']).orderBy('email').execute();
}

/**
 * Makes an account. Returns false when the e-mail has one already. With `mustChange` the password is
 * only for the first sign-in.
 */
export async function addStaff(
  auth: Auth,
  { email, password, mustChange }: { email: string; password: string; mustChange: boolean },
): Promise<boolean> {
  const { internalAdapter, password: hashing } = await auth.$context;
  const isThere = async () => Boolean(await internalAdapter.findUserByEmail(email));
  if (await isThere()) return false;
  // Slow by design, and so before the account: a process killed between would leave one without a password.
  const hash = await hashing.hash(password);
  const draft = {
    email: email.toLowerCase(),
    name: email.split('@')[0] ?? email,
    emailVerified: true,
    mustChangePassword: mustChange,
  };
  const user = await internalAdapter
    .createUser(draft, { method: 'email-password' })
    .catch(async (error: unknown) => {
      // Somebody else was quicker: another process that starts on the same empty database, for instance.
      if (await isThere()) return null;
      throw error;
    });
  if (!user) return false;
  const { id } = user;
  await internalAdapter.linkAccount({
    userId: id,
    providerId: 'credential',
    accountId: id,
    password: hash,
  });
  return true;
}

/**
 * Gives an account another password and ends its sessions. Returns false when there is no such
 * account. With `mustChange`, as an operator wants it, the password is only for the next sign-in.
 */
export async function resetPassword(
  auth: Auth,
  email: string,
  password: string,
  { mustChange }: { mustChange: boolean } = { mustChange: true },
): Promise<boolean> {
  const { internalAdapter, password: hashing } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  if (!found) return false;
  await internalAdapter.updatePassword(found.user.id, await hashing.hash(password));
  await internalAdapter.updateUser(found.user.id, { mustChangePassword: mustChange });
  await internalAdapter.deleteUserSessions(found.user.id);
  return true;
}

/** Bars an account and ends its sessions at once. Returns false when there is no such account. */
export async function disableStaff(auth: Auth, email: string, now: Date): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  if (!found) return false;
  await internalAdapter.updateUser(found.user.id, { disabledAt: now.toISOString() });
  await internalAdapter.deleteUserSessions(found.user.id);
  return true;
}

/** Lets a barred account sign in again. Returns false when there is no such account. */
export async function enableStaff(auth: Auth, email: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  if (!found) return false;
  await internalAdapter.updateUser(found.user.id, { disabledAt: null });
  return true;
}

/** Takes the second factor off an account and ends its sessions. Returns false when there is no such account. */
export async function removeCode(auth: Auth, db: Database, email: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  if (!found) return false;
  await internalAdapter.updateUser(found.user.id, { twoFactorEnabled: false });
  await db.deleteFrom('twoFactor').where('userId', '=', found.user.id).execute();
  await internalAdapter.deleteUserSessions(found.user.id);
  return true;
}

/** A password to be read out and typed once: 20 letters and digits without look-alikes, 100 bits. */
export function generatedPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replace(/(.{5})(?=.)/g, '$1-');
}
