import { createHmac } from 'node:crypto';
import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';
import { type Secrets, derivedKeys } from '#app/config/secrets.server.ts';
import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { inGroupCommit } from '#app/database/group-commit.server.ts';
import type { ContactMessageTable } from '#app/database/tables.ts';
import { releasedKey, rememberedSince } from '#app/limits/submission-key.server.ts';
import type { ContactMessage } from '../contact-message.ts';
import type { MailState } from '../mail-state.ts';
import { derivedColumns } from './search-columns.ts';

/** What is already stored under the key of a form. */
export type Earlier = { status: 'stored'; mail: MailState } | { status: 'key_reused' } | null;

/**
 * Stores a message as one that is being mailed, with its event; null when the key was taken meanwhile.
 * `flags` are codes for staff.
 */
export async function insertMessage(
  db: Database,
  secrets: Secrets,
  message: ContactMessage,
  { key, flags, now }: { key: string; flags: string[]; now: Date },
): Promise<MailState | null> {
  const { from, to, noEmail, language, homepage: _, fillSeconds: _seconds, ...rest } = message;
  const createdAt = now.toISOString();
  const mail = { _id: newId(), mailStatus: 'waiting', mailTriedAt: createdAt } as const;
  const row: Insertable<ContactMessageTable> = {
    ...rest,
    ...mail,
    ...derivedColumns(message),
    noEmail: noEmail ? 1 : 0,
    fromPlace: from,
    toPlace: to,
    language: language ?? '',
    createdAt,
    submissionKey: key,
    submissionHash: messageHashes(secrets, message)[0],
    flags: flags.join(' '),
    version: 0,
    answered: 0,
    note: '',
  };
  const event = { actor: null, action: 'message.submitted', subject: mail._id };
  try {
    await inGroupCommit(db, async (transaction) => {
      await transaction.insertInto('contactMessage').values(row).execute();
      await recordEvent(transaction, event, now);
    });
    return mail;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** What was stored under a key; one of more than seven days ago is released, so that the key is new again. */
export async function earlierMessage(
  db: Database,
  secrets: Secrets,
  { key, message, now }: { key: string; message: ContactMessage; now: Date },
): Promise<Earlier> {
  const row = await db
    .selectFrom('contactMessage')
    .select(['_id', 'mailStatus', 'mailTriedAt', 'createdAt', 'submissionHash'])
    .where('submissionKey', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { createdAt, submissionHash, ...mail } = row;
  if (createdAt < rememberedSince(now)) {
    await db
      .updateTable('contactMessage')
      .set({ submissionKey: releasedKey(row._id) })
      .where('_id', '=', row._id)
      .execute();
    return null;
  }
  return messageHashes(secrets, message).includes(submissionHash)
    ? { status: 'stored', mail }
    : { status: 'key_reused' };
}

/**
 * The hashes of what a visitor says, not of how it was sent, by each key that may have made one; the first is
 * stored. They need a key, because a hash without one would let a guess at an erased message be confirmed.
 */
function messageHashes(secrets: Secrets, message: ContactMessage): [string, ...string[]] {
  const { homepage: _, fillSeconds: _seconds, language: _language, ...content } = message;
  const text = JSON.stringify(Object.entries(content).toSorted());
  const [newest, ...older] = derivedKeys(secrets, 'contact-message').map(({ value }) =>
    createHmac('sha256', value).update(text).digest('base64url'),
  );
  return [newest ?? '', ...older];
}
