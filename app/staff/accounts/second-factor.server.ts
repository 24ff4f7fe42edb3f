import * as v from 'valibot';
import type { Database } from '#app/database/database.server.ts';
import { type Doer, recordEvent } from '#app/database/event-log.server.ts';
import type { Auth } from '#app/auth/auth.server.ts';
import { hashedCodes, newRecoveryCodes } from '#app/auth/recovery-codes.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { agencyOf } from '#app/content/agency-of.server.ts';
import { codeAsMeant, takeAppCode } from '../sign-in/app-code.server.ts';

/** What an authenticator app needs, and the recovery codes for a lost phone; shown only once. */
export type SecondFactorSetup = { uri: string; secret: string; recoveryCodes: string[] };

/** better-auth's response to that. */
const setUpAnswer = v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) });

/**
 * Starts to set up a second factor, which is required only after `confirmSecondFactor` has accepted a code.
 * The caller has already checked `password`. Null if there already is one.
 */
export async function beginSecondFactor(
  services: Pick<Services, 'auth' | 'content' | 'hashing'>,
  headers: Headers,
  password: string,
): Promise<SecondFactorSetup | null> {
  const { auth, hashing } = services;
  const body = { password, issuer: agencyOf(services).name.en };
  const answer = await hashing.ahead(() =>
    auth.api.enableTwoFactor({ body, headers, asResponse: true }),
  );
  if (!answer.ok) return null;
  const { totpURI, backupCodes } = v.parse(setUpAnswer, await answer.json());
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  return { uri: totpURI, secret, recoveryCodes: backupCodes };
}

/** Enables the second factor with a code from the app. Returns new cookies; null for a wrong code. */
export async function confirmSecondFactor(
  services: Pick<Services, 'auth' | 'database' | 'log' | 'now'>,
  headers: Headers,
  staffId: string,
  code: string,
): Promise<string[] | null> {
  const { database, now } = services;
  // One transaction: a factor that is confirmed but not enabled could be neither set up again nor removed.
  const isOn = await database.db.transaction().execute(async (transaction) => {
    const typed = codeAsMeant(code);
    if (!(await takeAppCode(services, transaction, staffId, typed, { isFirst: true })))
      return false;
    const account = transaction.updateTable('staff').where('id', '=', staffId);
    await account.set({ twoFactorEnabled: 1 }).execute();
    const event = { actor: staffId, action: 'staff.second-factor-added', subject: staffId };
    await recordEvent(transaction, event, now());
    return true;
  });
  return isOn ? replaceSession(services.auth, headers) : null;
}

/**
 * Removes the second factor of an account, also an unconfirmed one. If somebody other than the owner does so,
 * the account's sessions end. Returns how many: 0 if it had none.
 */
export function removeSecondFactor(db: Database, id: string, by: Doer, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('twoFactor')
      .where('userId', '=', id)
      .executeTakeFirst();
    await transaction
      .updateTable('staff')
      .set({ twoFactorEnabled: 0 })
      .where('id', '=', id)
      .execute();
    if (by.actor !== id) await transaction.deleteFrom('session').where('userId', '=', id).execute();
    if (numDeletedRows > 0n) {
      const event = { ...by, action: 'staff.second-factor-removed', subject: id };
      await recordEvent(transaction, event, now);
    }
    return Number(numDeletedRows);
  });
}

/**
 * The same for the user's own account. The caller has already checked the password. Returns the cookies of
 * the new session, none if the old one has ended meanwhile; null if there was no second factor.
 */
export async function removeOwnSecondFactor(
  { auth, database, now }: Pick<Services, 'auth' | 'database' | 'now'>,
  headers: Headers,
  staffId: string,
): Promise<string[] | null> {
  const by = { actor: staffId };
  const removed = await removeSecondFactor(database.db, staffId, by, now());
  return removed > 0 ? ((await replaceSession(auth, headers)) ?? []) : null;
}

/** Replaces the recovery codes; null without a second factor. The caller has already checked the password. */
export async function renewRecoveryCodes(
  { database: { db }, hashing, now }: Pick<Services, 'database' | 'hashing' | 'now'>,
  staffId: string,
): Promise<string[] | null> {
  const recoveryCodes = newRecoveryCodes();
  const backupCodes = await hashing.ahead(() => hashedCodes(hashing, recoveryCodes));
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('twoFactor')
      .set({ backupCodes })
      .where('userId', '=', staffId)
      .where('verified', '=', 1)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    const event = { actor: staffId, action: 'staff.recovery-codes-renewed', subject: staffId };
    await recordEvent(transaction, event, now());
    return recoveryCodes;
  });
}

/** Gives the session a new token after a change of the account's credentials. Returns its cookies. */
async function replaceSession(auth: Auth, headers: Headers): Promise<string[] | null> {
  const answer = await auth.api.replaceSession({ body: {}, headers, asResponse: true });
  return answer.ok ? answer.headers.getSetCookie() : null;
}
