import type { TestSite } from './test-site.ts';

/** Makes every session that there is begin some minutes ago. */
export async function ageSessions({ services }: TestSite, minutes: number): Promise<void> {
  const { db, engine } = services.database;
  // better-auth dates them by this machine's clock, and SQLite keeps text.
  const began = new Date(Date.now() - minutes * 60_000);
  await db
    .updateTable('session')
    .set({ createdAt: engine === 'sqlite' ? began.toISOString() : began })
    .execute();
}
