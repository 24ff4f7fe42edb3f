import { changeContent } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { CutFaces } from './cut-apart.server.ts';

/** A file of a set; undefined where the set or the face is unknown. */
export async function storedFace(
  db: Database,
  set: string,
  face: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const row = await db
    .selectFrom('contentFont')
    .select('bytes')
    .where('set', '=', set)
    .where('face', '=', face)
    .executeTakeFirst();
  return row && Buffer.from(row.bytes, 'base64');
}

export async function isStored(db: Database, set: string): Promise<boolean> {
  const row = await db
    .selectFrom('contentFont')
    .select('face')
    .where('set', '=', set)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a set and tells all processes. Keeps `previous`, the set before, for the pages that are open; where it is
 * not known, the newest. Older sets are deleted.
 */
export async function storeFonts(
  db: Database,
  {
    set,
    previous,
    files,
    now,
  }: { set: string; previous: string | null; files: CutFaces; now: Date },
): Promise<void> {
  const createdAt = now.toISOString();
  const rows = Object.entries(files).map(([face, bytes]) => ({
    ...{ set, face, createdAt },
    bytes: Buffer.from(bytes).toString('base64'),
  }));
  await changeContent(db, async ({ transaction, announce }) => {
    const newest = await transaction
      .selectFrom('contentFont')
      .select('set')
      .where('set', '!=', set)
      .orderBy('createdAt', 'desc')
      .executeTakeFirst();
    const kept = [set, previous ?? newest?.set ?? set];
    await transaction.deleteFrom('contentFont').where('set', 'not in', kept).execute();
    await transaction
      .insertInto('contentFont')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await announce();
  });
}
