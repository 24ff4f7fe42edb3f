import type { Database } from '#app/database/database.server.ts';

/** Whether /status answers: it does until the owner switches it off. */
export async function isLookupOpen(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('ownerSetting')
    .select('value')
    .where('name', '=', 'statusOpen')
    .executeTakeFirst();
  return row?.value !== 'false';
}
