import * as v from 'valibot';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { startPages } from '#app/auth/remembered-page.ts';
import { textSchema } from '#app/forms/text-schema.ts';

/** What people say about themselves: the name that colleagues see, and the page with which they start. */
export const profile = v.object({
  name: v.pipe(
    textSchema(60),
    v.transform((name) => name.replace(/\s+/g, ' ').trim()),
  ),
  startPage: v.picklist(startPages, 'invalid'),
});

export type Profile = v.InferOutput<typeof profile>;

/** Keeps it. The history tells that a name has changed, since it shows old acts under the new one. */
export async function saveProfile(
  db: Database,
  staffId: string,
  { name, startPage }: Profile,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
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
    if (numUpdatedRows === 0n) return;
    const event = { actor: staffId, action: 'staff.renamed', subject: staffId };
    await recordEvent(transaction, event, now);
  });
}
