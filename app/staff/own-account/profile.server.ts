import * as v from 'valibot';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { startPages } from '#app/auth/remembered-page.ts';
import { textSchema } from '#app/forms/text-schema.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { doerTexts } from '#app/i18n/log.text.ts';
import { withoutInvisible } from '#app/normalise/invisible.ts';
import { roleTexts } from '../role.text.ts';

/** What people say about themselves: the name that colleagues see, and the page with which they start. */
export const profile = v.object({
  name: v.pipe(
    textSchema(60),
    v.transform((name) => name.replace(/\s+/g, ' ').trim()),
  ),
  startPage: v.picklist(startPages, 'invalid'),
});

export type Profile = v.InferOutput<typeof profile>;

/**
 * Keeps it. The history tells that a name has changed, since it shows old acts under the new one. Another name that a colleague
 * has, or that says what somebody is, would make one read as somebody else: then a code, and nothing is kept.
 */
export async function saveProfile(
  db: Database,
  staffId: string,
  { name, startPage }: Profile,
  now: Date,
): Promise<'kept' | 'name_taken' | 'name_of_role'> {
  return db.transaction().execute(async (transaction) => {
    const everybody = await transaction.selectFrom('staff').select(['id', 'name']).execute();
    const own = everybody.find(({ id }) => id === staffId);
    if (own && compared(own.name) !== compared(name)) {
      if (wordsForRoles.includes(compared(name))) return 'name_of_role';
      if (everybody.some((one) => compared(one.name) === compared(name))) return 'name_taken';
    }
    await transaction
      .insertInto('staffPreference')
      .values({ staffId, startPage })
      .onConflict((conflict) => conflict.column('staffId').doUpdateSet({ startPage }))
      .execute();
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ name, updatedAt: now.toISOString() })
      .where('id', '=', staffId)
      .where('name', '!=', name)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'kept';
    const event = { actor: staffId, action: 'staff.renamed', subject: staffId };
    await recordEvent(transaction, event, now);
    return 'kept';
  });
}

/** Names that look alike are alike. */
function compared(name: string): string {
  return withoutInvisible(name.normalize('NFKC')).replace(/\s+/g, ' ').trim().toLowerCase();
}

/** What the history calls people by what they are, in both languages. */
const wordsForRoles = [roleTexts, doerTexts]
  .flatMap((texts) => Object.values<Bilingual>(texts))
  .flatMap(({ en, bn }) => [en, bn])
  .concat('admin', 'administrator', 'অ্যাডমিন')
  .map(compared);
