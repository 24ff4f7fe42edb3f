import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { maskedPassport } from '../passport-mask.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import type { FactChange } from './fact-change.ts';

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
