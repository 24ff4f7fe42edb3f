import type { Database } from '#app/database/database.server.ts';
import { type StartPage, startPages } from './remembered-page.ts';

/** Where a member of staff starts after sign-in. A page that this version does not offer counts as none chosen. */
export async function startPageOf(db: Database, staffId: string): Promise<StartPage> {
  const row = await db
    .selectFrom('staffPreference')
    .select('startPage')
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  return startPages.find((page) => page === row?.startPage) ?? startPages[0];
}
