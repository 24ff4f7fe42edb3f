import type { TestSite } from './test-site.ts';

/** Makes every session that there is begin some minutes ago. */
export async function ageSessions({ services }: TestSite, minutes: number): Promise<void> {
  const { db, engine } = services.database;
  // SQLite keeps text.
  const began = new Date(services.now().getTime() - minutes * 60_000);
  await db
    .updateTable('session')
    .set({ createdAt: engine === 'sqlite' ? began.toISOString() : began })
    .execute();
}
