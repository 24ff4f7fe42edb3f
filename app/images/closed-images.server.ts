import { sql } from 'kysely';
import { type Database, isDatabaseUnreachable } from '#app/database/database.server.ts';
import { imageAddress, imageKeyOf } from './image-address.ts';
import { waitingSince } from './unused-images.server.ts';

/** Why a picture of the gallery is not served: its person has withdrawn the consent, or nobody has agreed to show it. */
export type Closed = 'withdrawn' | 'not_shown';

/** The keys of the pictures that items of the gallery show, and of those that are withdrawn, at one moment. */
export type GalleryPictures = { shown: ReadonlySet<string>; withdrawn: ReadonlySet<string> };

/** Reads what a process goes by while the database is away. */
export async function readGalleryPictures(db: Database): Promise<GalleryPictures> {
  const [items, withdrawn] = await Promise.all([
    db
      .selectFrom('galleryItem')
      .select(['image', 'shows'])
      .where('withdrawnAt', 'is', null)
      .execute(),
    db.selectFrom('withdrawnPicture').select('key').execute(),
  ]);
  return {
    shown: new Set(items.filter(showsFace).flatMap(({ image }) => imageKeyOf(image) ?? [])),
    withdrawn: new Set(withdrawn.map(({ key }) => key)),
  };
}

/**
 * Why the picture with this key is not to be served, or null when it may be: where an item shows it, or while it waits
 * for one. It asks the database each time, so that it holds in every process from the moment of the withdrawal on. With
 * `isAway` it goes by what is `known`: pages go on without the database, and so do their pictures.
 */
export async function closedImage(
  db: Database,
  key: string,
  { known, isAway, now }: { known: GalleryPictures; isAway: boolean; now: Date },
): Promise<Closed | null> {
  if (isAway) return closedAsKnown(known, key);
  return ask(db, key, now).catch((error: unknown) => {
    if (isDatabaseUnreachable(error)) return closedAsKnown(known, key);
    throw error;
  });
}

function closedAsKnown({ shown, withdrawn }: GalleryPictures, key: string): Closed | null {
  if (withdrawn.has(key)) return 'withdrawn';
  return shown.has(key) ? null : 'not_shown';
}

async function ask(db: Database, key: string, now: Date): Promise<Closed | null> {
  const rows = await db
    .selectFrom('withdrawnPicture')
    .select([sql<string>`'withdrawn'`.as('what'), sql<string | null>`null`.as('shows')])
    .where('key', '=', key)
    .unionAll(
      db
        .selectFrom('galleryItem')
        .select([sql<string>`'item'`.as('what'), 'shows'])
        .where('image', '=', imageAddress(key)),
    )
    .unionAll(
      db
        .selectFrom('image')
        .select([sql<string>`'waiting'`.as('what'), sql<string | null>`null`.as('shows')])
        .where('key', '=', key)
        .where('createdAt', '>=', waitingSince(now)),
    )
    .execute();
  if (rows.some(({ what }) => what === 'withdrawn')) return 'withdrawn';
  const items = rows.filter(({ what }) => what === 'item');
  const isOpen = items.length > 0 ? items.some(showsFace) : rows.length > 0;
  return isOpen ? null : 'not_shown';
}

function showsFace({ shows }: { shows: string | null }): boolean {
  return shows !== 'no_face';
}
