import { v7 as newId } from 'uuid';
import { assertKeyInUse } from '#app/config/secret-fingerprints.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { type PassportCipher, maskedPassport } from '../storage/passport-cipher.server.ts';
import { encryptedTexts } from '../storage/reencrypt-corrections.server.ts';
import type { FactChange, FactKey } from './fact-body.ts';
import { sql } from 'kysely';

type History = {
  changed: FactKey[];
  before: Record<FactKey, string>;
  after: Record<FactKey, string>;
  reason: string;
};

/**
 * Keeps what stood in each changed field, and what stands there now, in the transaction of the correction. Throws where
 * the key has been dropped.
 */
export async function keepHistory(
  transaction: Database,
  cipher: PassportCipher,
  { id, actor, now }: Change,
  { changed, before, after, reason }: History,
): Promise<void> {
  for (const field of changed) {
    const texts =
      field === 'passport'
        ? encryptedTexts(cipher, id, [before[field], after[field]])
        : { before: before[field], after: after[field], keyId: null };
    await transaction
      .insertInto('factChange')
      .values({
        _id: newId(),
        application: id,
        field,
        ...texts,
        at: now.toISOString(),
        by: actor,
        reason,
      })
      .execute();
    if (texts.keyId !== null) await assertKeyInUse(transaction, texts.keyId);
  }
}

/** What was corrected in an application, the newest first, passport numbers masked; null where there is no such one. */
export async function readFactChanges(
  db: Database,
  cipher: PassportCipher,
  id: string,
): Promise<FactChange[] | null> {
  const application = await db
    .selectFrom('application')
    .select('_id')
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!application) return null;
  const rows = await db
    .selectFrom('factChange')
    .leftJoin('staff', 'staff.id', 'factChange.by')
    .select(['factChange._id', 'field', 'before', 'after', 'keyId', 'at', 'by', 'reason'])
    .select(sql<string | null>`coalesce(nullif("staff"."name", ''), "staff"."email")`.as('byName'))
    .where('application', '=', id)
    .orderBy('at', 'desc')
    .orderBy('factChange._id', 'desc')
    .execute();
  return rows.map(({ keyId, before, after, ...row }) => {
    const shown = (text: string) => (keyId === null ? text : masked(cipher, id, text, keyId));
    return { ...row, before: shown(before), after: shown(after) };
  });
}

function masked(cipher: PassportCipher, id: string, sealed: string, keyId: string): string {
  const typed = cipher.decrypt({ _id: id, passportSealed: sealed, passportKeyId: keyId });
  return maskedPassport(typed) ?? '';
}
