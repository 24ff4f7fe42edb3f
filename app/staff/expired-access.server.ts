import type { Database } from '#app/database/database.server.ts';

/** Deletes expired sessions, second steps and one-time links. Returns how many. */
export async function forgetExpiredAccess(db: Database, now: Date): Promise<number> {
  let forgotten = 0n;
  for (const table of ['session', 'verification', 'staffLink'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('expiresAt', '<', now.toISOString())
      .executeTakeFirst();
    forgotten += numDeletedRows;
  }
  return Number(forgotten);
}
