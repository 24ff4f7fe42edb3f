import { createHash, randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { type Doer, recordEvent } from '#app/database/event-log.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { agencyOf } from '#app/content/agency-of.server.ts';
import { type PasswordError, passwordError } from '../password-rules.ts';
import { insertAccount } from './add-account.server.ts';
import { replacePassword } from './passwords.server.ts';

/** How long a link is valid. */
const validHours = 72;

/** A new link. Its secret is in the fragment, which no server and no log ever sees. */
export type MadeLink = { _id: string; path: string; expiresAt: string };

/** The purpose of a link, and its owner. */
export type LinkPurpose = { email: string; isInvitation: boolean };

/** Creates an invitation for somebody without an account; null if the e-mail already has one. */
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
    const owner = { email: address, staffId: null, createdBy: actor };
    const link = await makeLink(transaction, owner, now);
    const event = { actor, action: 'staff.invited', subject: link._id };
    await recordEvent(transaction, event, now);
    return link;
  });
}

/**
 * Creates a link to set a new password; null if the account does not exist or is disabled. Nothing changes
 * until it is used, so that a mistake locks nobody out.
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
    const owner = { email: found.email, staffId, createdBy: actor };
    const link = await makeLink(transaction, owner, now);
    const event = { actor, action: 'staff.reset-link-made', subject: staffId };
    await recordEvent(transaction, event, now);
    return { ...link, email: found.email };
  });
}

/** The open invitations, by e-mail. */
export function openInvitations(db: Database, now: Date) {
  return linksOfOwners(db, now)
    .select(['staffLink._id', 'staffLink.email', 'expiresAt', 'maker.email as invitedBy'])
    .where('staffLink.staffId', 'is', null)
    .orderBy('staffLink.email')
    .execute();
}

/** Withdraws an invitation. Returns how many: 0 if it was used or withdrawn before. */
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

/** The purpose of the link with this secret; null if it was used, replaced, has expired or never existed. */
export async function readLink(
  db: Database,
  token: string,
  now: Date,
): Promise<LinkPurpose | null> {
  const link = await validLink(db, token, now);
  return link ? { email: link.email, isInvitation: link.staffId === null } : null;
}

/** The purpose of the link that was used, or why it was not. */
export type LinkUse = ({ status: 'used' } & LinkPurpose) | { status: 'gone' | PasswordError };

/**
 * Uses a link: creates the invited account, or sets the new password and ends the account's sessions, in one
 * transaction. If the password is refused, the link stays valid.
 */
export async function setPasswordByLink(
  services: Pick<Services, 'content' | 'hashing' | 'database' | 'now'>,
  token: string,
  password: string,
): Promise<LinkUse> {
  const { hashing, now } = services;
  const { db } = services.database;
  const link = await validLink(db, token, now());
  if (!link) return { status: 'gone' };
  const account = { email: link.email, agency: agencyOf(services).name.en };
  const error = passwordError(password, account);
  if (error) return { status: error };
  // Slow by design, so before the transaction, for which others wait.
  const hash = await hashing.hash(password);
  const used = db.transaction().execute(async (transaction): Promise<LinkUse> => {
    // Deletes the link first: of two concurrent uses the second finds it gone.
    const { numDeletedRows } = await transaction
      .deleteFrom('staffLink')
      .where('_id', '=', link._id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return { status: 'gone' };
    const { email, staffId, createdBy: invitedBy } = link;
    if (staffId) {
      const next = { hash, mustChange: false, action: 'staff.password-reset' } as const;
      await replacePassword(transaction, staffId, next, { actor: staffId }, now());
    } else {
      const id = await insertAccount(transaction, { email, invitedBy, hash }, now());
      await recordEvent(transaction, { actor: id, action: 'staff.joined', subject: id }, now());
    }
    return { status: 'used', email, isInvitation: staffId === null };
  });
  return used.catch((error: unknown) => {
    // An operator has created the account meanwhile.
    if (isUniqueViolation(error)) return { status: 'gone' };
    throw error;
  });
}

/**
 * Withdraws the links that an account created, with `all` also those to it, in the caller's transaction.
 * Returns how many.
 */
export async function withdrawLinks(
  db: Database,
  staffId: string,
  which: 'created' | 'all',
  by: Doer,
  now: Date,
): Promise<number> {
  const withdrawn = await db
    .deleteFrom('staffLink')
    .where(({ eb, or }) =>
      or([
        eb('createdBy', '=', staffId),
        ...(which === 'all' ? [eb('staffId', '=', staffId)] : []),
      ]),
    )
    .returning(['_id', 'staffId'])
    .execute();
  for (const link of withdrawn) {
    const event = link.staffId
      ? { action: 'staff.reset-link-withdrawn', subject: link.staffId }
      : { action: 'staff.invitation-withdrawn', subject: link._id };
    await recordEvent(db, { ...by, ...event }, now);
  }
  return withdrawn.length;
}

/** Deletes a new link that could not be delivered. */
export async function forgetLink(db: Database, { _id }: MadeLink): Promise<void> {
  await db.deleteFrom('staffLink').where('_id', '=', _id).execute();
}

async function makeLink(
  db: Database,
  owner: { email: string; staffId: string | null; createdBy: string },
  now: Date,
): Promise<MadeLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + validHours * 3600 * 1000).toISOString();
  const _id = newId();
  const row = { _id, tokenHash: hashOf(token), createdAt: now.toISOString(), expiresAt };
  await db
    .insertInto('staffLink')
    .values({ ...owner, ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...owner, ...row }))
    .execute();
  return { _id, path: `/admin/link#${token}`, expiresAt };
}

function validLink(db: Database, token: string, now: Date) {
  return linksOfOwners(db, now)
    .leftJoin('staff', 'staff.id', 'staffLink.staffId')
    .select(['staffLink._id', 'staffLink.email', 'staffLink.staffId', 'staffLink.createdBy'])
    .where('tokenHash', '=', hashOf(token))
    .where('staff.disabledAt', 'is', null)
    .executeTakeFirst();
}

/**
 * The links that have not expired and whose creator is still an owner: a request may have created one while its
 * creator was being disabled or demoted.
 */
function linksOfOwners(db: Database, now: Date) {
  return db
    .selectFrom('staffLink')
    .innerJoin('staff as maker', 'maker.id', 'staffLink.createdBy')
    .innerJoin('staffRole', 'staffRole.staffId', 'maker.id')
    .where('expiresAt', '>', now.toISOString())
    .where('maker.disabledAt', 'is', null)
    .where('staffRole.role', '=', 'owner');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
