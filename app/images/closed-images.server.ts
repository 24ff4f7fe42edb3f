import { sql } from 'kysely';
import { type Database, isDatabaseUnreachable } from '#app/database/database.server.ts';
import { imageAddress } from './image-address.ts';

/** Why a picture of the gallery is not served: its person has withdrawn the consent, or agreed to no picture. */
export type Closed = 'withdrawn' | 'not_shown';

/**
 * Why the picture with this key is not to be served, or null when it may be. It asks the database each time, so that it
 * holds in every process from the moment of the withdrawal on. With `isAway` it goes by what this process was
 * told last: pages go on without the database, and so do their pictures.
 */
export async function closedImage(
  db: Database,
  key: string,
  { isAway }: { isAway: boolean },
): Promise<Closed | null> {
  const told = remembered(db);
  if (isAway) return told.get(key) ?? null;
  const closed = await ask(db, key).catch((error: unknown) => {
    if (isDatabaseUnreachable(error)) return told.get(key) ?? null;
    throw error;
  });
  if (closed) told.set(key, closed);
  else told.delete(key);
  return closed;
}

async function ask(db: Database, key: string): Promise<Closed | null> {
  const rows = await db
    .selectFrom('withdrawnPicture')
    .select(sql<string | null>`'withdrawn'`.as('why'))
    .where('key', '=', key)
    .unionAll(
      db.selectFrom('galleryItem').select('shows as why').where('image', '=', imageAddress(key)),
    )
    .execute();
  if (rows.some(({ why }) => why === 'withdrawn')) return 'withdrawn';
  return rows.length > 0 && rows.every(({ why }) => why === 'no_face') ? 'not_shown' : null;
}

/** Only keys that were closed are kept, so nobody can fill this by asking. */
const closedBefore = new WeakMap<Database, Map<string, Closed>>();

function remembered(db: Database): Map<string, Closed> {
  const known = closedBefore.get(db) ?? new Map<string, Closed>();
  closedBefore.set(db, known);
  return known;
}
