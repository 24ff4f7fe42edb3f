import { createHash, randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type PasswordFault, passwordFault } from './password-rules.ts';
import { addStaff, resetPassword } from './staff-accounts.server.ts';

/** How long a link can be used. */
const validHours = 72;

/** A link just made. Its secret is in the part behind `#`, which no server and no log ever sees. */
export type MadeLink = { path: string; expiresAt: string };

/** What a link is for, and for whom. */
export type LinkPurpose = { email: string; isInvitation: boolean };

/** Makes the link by which a person without an account gets one; null when the e-mail has one already. */
export function inviteStaff(
  db: Database,
  email: string,
  actor: string,
  now: Date,
): Promise<MadeLink | null> {
  const address = email.trim().toLowerCase();
  return db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .selectFrom('staff')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirst();
    if (taken) return null;
    const link = await makeLink(transaction, { email: address, staffId: null }, now);
    await recordEvent(transaction, { actor, action: 'staff.invited', subject: link._id }, now);
    return link.made;
  });
}

/**
 * Makes the link by which somebody chooses a new password; null for an account that is not there or
 * is disabled. Until it is used nothing changes, so that a slip locks nobody out.
 */
export function linkToReset(
  db: Database,
  staffId: string,
  actor: string,
  now: Date,
): Promise<(MadeLink & { email: string }) | null> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('staff')
      .select('email')
      .where('id', '=', staffId)
      .where('disabledAt', 'is', null)
      .executeTakeFirst();
    if (!found) return null;
    const { made } = await makeLink(transaction, { email: found.email, staffId }, now);
    const event = { actor, action: 'staff.reset-link-made', subject: staffId };
    await recordEvent(transaction, event, now);
    return { ...made, email: found.email };
  });
}

/** The invitations that are still open, by e-mail. */
export function openInvitations(db: Database, now: Date) {
  return db
    .selectFrom('staffLink')
    .select(['_id', 'email', 'expiresAt'])
    .where('staffId', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('email')
    .execute();
}

/** Takes an invitation back. Returns how many that were: 0 when it has been used or taken back already. */
export function withdrawInvitation(
  db: Database,
  id: string,
  actor: string,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('staffLink')
      .where('_id', '=', id)
      .where('staffId', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows > 0n) {
      await recordEvent(
        transaction,
        { actor, action: 'staff.invitation-withdrawn', subject: id },
        now,
      );
    }
    return Number(numDeletedRows);
  });
}

/** What the link with this secret is for; null for one that is used, replaced, too old or made up. */
export async function readLink(
  db: Database,
  token: string,
  now: Date,
): Promise<LinkPurpose | null> {
  const link = await validLink(db, token, now);
  return link ? { email: link.email, isInvitation: link.staffId === null } : null;
}

export type LinkUse = 'done' | 'gone' | PasswordFault;

/**
 * Uses up a link: makes the invited account, or gives the account its new password and ends its
 * sessions. A password that is not taken leaves the link as it was.
 */
export async function setPasswordByLink(
  { auth, database: { db }, now }: Services,
  token: string,
  password: string,
): Promise<LinkUse> {
  const link = await validLink(db, token, now());
  if (!link) return 'gone';
  const fault = passwordFault(password, link.email);
  if (fault) return fault;
  // Claimed before anything is done with it: of two that use it at once, one finds it gone.
  const { numDeletedRows } = await db
    .deleteFrom('staffLink')
    .where('_id', '=', link._id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return 'gone';
  const done = link.staffId
    ? await resetPassword(auth, link.email, password, { mustChange: false })
    : await addStaff(auth, { email: link.email, password, mustChange: false });
  if (!done) return 'gone';
  const account = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', link.email)
    .executeTakeFirstOrThrow();
  const action = link.staffId ? 'staff.password-reset' : 'staff.joined';
  await recordEvent(db, { actor: account.id, action, subject: account.id }, now());
  return 'done';
}

async function makeLink(
  db: Database,
  owner: { email: string; staffId: string | null },
  now: Date,
): Promise<{ _id: string; made: MadeLink }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + validHours * 3600 * 1000).toISOString();
  const _id = newId();
  const row = { _id, tokenHash: hashOf(token), createdAt: now.toISOString(), expiresAt };
  await db
    .insertInto('staffLink')
    .values({ ...owner, ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...owner, ...row }))
    .execute();
  return { _id, made: { path: `/admin/link#${token}`, expiresAt } };
}

function validLink(db: Database, token: string, now: Date) {
  return db
    .selectFrom('staffLink')
    .leftJoin('staff', 'staff.id', 'staffLink.staffId')
    .select(['staffLink._id', 'staffLink.email', 'staffLink.staffId'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now.toISOString())
    .where('staff.disabledAt', 'is', null)
    .executeTakeFirst();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
