import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, keysetPage } from '#app/database/keyset-page.server.ts';
import { type Trashed, latestDeleted } from '#app/database/trash.server.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import type { GalleryItem } from './gallery-item.ts';
import { type KnownCountry, knownCountry } from './known-country.ts';

/** One page of the items on show, newest first. */
export function listGallery(db: Database, request: PageRequest): Promise<Page<GalleryItem>> {
  return keysetPage(selectItems(db), request);
}

/** What a page of the public gallery shows. */
export type PublicGallery = {
  items: GalleryItem[];
  /** How many there are of the country asked for, or in all. */
  total: number;
  /** The codes of the known countries that have any. */
  countries: string[];
};

/** The newest items on show, of all countries or of one, under whatever name of it staff have typed. */
export async function listPublicGallery(
  db: Database,
  known: readonly KnownCountry[],
  { country, limit }: { country: string | undefined; limit: number },
): Promise<PublicGallery> {
  const typed = await countByCountry(db, known);
  const wanted = country ? typed.filter(({ code }) => code === country) : typed;
  const items = selectItems(db).where(
    'country',
    'in',
    wanted.map(({ name }) => name),
  );
  return {
    // A list of no names at all is a mistake to PostgreSQL.
    items: wanted.length > 0 ? (await keysetPage(items, { limit })).rows : [],
    total: wanted.reduce((sum, { count }) => sum + count, 0),
    countries: [...new Set(typed.flatMap(({ code }) => code ?? []))],
  };
}

/** One page of what was deleted in the last 30 days, the latest first. */
export function listGalleryTrash(
  db: Database,
  request: PageRequest,
  now: Date,
): Promise<Page<Trashed<GalleryItem>>> {
  const items = selectItems(db).select('deletedAt');
  const deleted = { since: trashedSince(now), action: 'gallery.deleted' };
  return latestDeleted(db, items, deleted, request);
}

/** How many items are on show. */
export async function countGallery(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('galleryItem')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many items on show there are under each name of a country, as typed, and whose name that is. */
async function countByCountry(db: Database, known: readonly KnownCountry[]) {
  const rows = await db
    .selectFrom('galleryItem')
    .select(['country as name', ({ fn }) => fn.countAll<number>().as('count')])
    .where('deletedAt', 'is', null)
    .groupBy('country')
    .execute();
  return rows.map(({ name, count }) => ({
    ...{ name, count: Number(count) },
    code: knownCountry(name, known)?.code,
  }));
}

function selectItems(db: Database) {
  return db
    .selectFrom('galleryItem')
    .select(['_id', 'name', 'job', 'country', 'date', 'image', 'createdAt']);
}
