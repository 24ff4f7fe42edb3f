import type { Database } from '#app/database/database.server.ts';
import type { PassportCipher } from './passport-cipher.server.ts';

const batch = 200;

/**
 * Seals every passport number anew that another key than the newest has sealed, the trash included.
 * May be stopped and called again. Returns how many that were.
 */
export async function resealPassports(
  db: Database,
  cipher: PassportCipher,
  newestKey: string,
): Promise<number> {
  let resealed = 0;
  for (;;) {
    const rows = await db
      .selectFrom('application')
      .select(['_id', 'passportSealed', 'passportKeyId'])
      .where('passportKeyId', '<>', newestKey)
      .limit(batch)
      .execute();
    if (rows.length === 0) return resealed;
    await db.transaction().execute(async (transaction) => {
      for (const row of rows) {
        await transaction
          .updateTable('application')
          .set(cipher.seal(cipher.open(row)))
          .where('_id', '=', row._id)
          .execute();
      }
    });
    resealed += rows.length;
  }
}

/** How many passport numbers still need another key than the newest. */
export async function sealedByOlderKeys(db: Database, newestKey: string): Promise<number> {
  const { count } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('passportKeyId', '<>', newestKey)
    .executeTakeFirstOrThrow();
  return Number(count);
}
