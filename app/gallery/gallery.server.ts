import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, keysetPage } from '#app/database/keyset-page.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { type Trashed, latestDeleted } from '#app/database/trash.server.ts';
import { initialsOf, shownName } from './consent/shown-name.ts';
import { erasedFrom } from './consent/withdrawal.ts';
import { drawnPerson } from './drawn-person.ts';
import type { GalleryItem, StaffGalleryItem } from './gallery-item.ts';
import { type KnownCountry, knownCountry } from './known-country.ts';

/** One page of the items on show as everybody sees them, newest first. */
export async function listGallery(db: Database, request: PageRequest): Promise<Page<GalleryItem>> {
  const items = selectItems(db).select(consentColumns).where(isPublic);
  const { rows, next } = await keysetPage(items, request);
  return { rows: rows.map(asShown), next };
}

/** The same as staff see them, with those of a withdrawal that can still be undone. */
export async function listStaffGallery(
  db: Database,
  request: PageRequest,
): Promise<Page<StaffGalleryItem>> {
  const { rows, next } = await keysetPage(selectItems(db).select(staffColumns), request);
  return { rows: rows.map(forStaff), next };
}

/** One of them; undefined where it is not there, or in the trash. */
export async function findStaffItem(
  db: Database,
  id: string,
): Promise<StaffGalleryItem | undefined> {
  const item = await selectItems(db)
    .select(staffColumns)
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return item && forStaff(item);
}

/** What a page of the public gallery shows. */
export type PublicGallery = {
  items: GalleryItem[];
  /** How many there are of the country asked for, or in all. */
  total: number;
  /** The codes of the known countries that have any. */
  countries: string[];
  /** Whether there are any items here, and the consent to each is recorded. */
  isAgreed: boolean;
};

/** The newest items on show, of all countries or of one, under whatever name of it staff have typed. */
export async function listPublicGallery(
  db: Database,
  known: readonly KnownCountry[],
  { country, limit }: { country: string | undefined; limit: number },
): Promise<PublicGallery> {
  const typed = await countByCountry(db, known);
  const wanted = country ? typed.filter(({ code }) => code === country) : typed;
  const items = selectItems(db)
    .select(consentColumns)
    .where(isPublic)
    .where(
      'country',
      'in',
      wanted.map(({ name }) => name),
    );
  // A list of no names at all is a mistake to PostgreSQL.
  const rows = wanted.length > 0 ? (await keysetPage(items, { limit })).rows : [];
  return {
    items: rows.map(asShown),
    total: wanted.reduce((sum, { count }) => sum + count, 0),
    countries: [...new Set(typed.flatMap(({ code }) => code ?? []))],
    isAgreed: rows.length > 0 && rows.every(({ consentHow }) => consentHow !== null),
  };
}

/** One page of what was deleted in the last 30 days, the latest first; not what was withdrawn, which cannot come back. */
export async function listGalleryTrash(
  db: Database,
  request: PageRequest,
  now: Date,
): Promise<Page<Trashed<GalleryItem>>> {
  const items = selectItems(db)
    .select(['shows', 'deletedAt'])
    // What a withdrawal has left for good is an item like any other.
    .where((row) => row('withdrawnAt', 'is', null).or('image', '=', ''));
  const deleted = { now, actions: ['gallery.deleted'] };
  return latestDeleted(db, items, deleted, request, ({ shows, image, ...row }) => ({
    ...row,
    image: shows === 'no_face' || image === '' ? drawnPerson : image,
  }));
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
    .where(isPublic)
    .groupBy('country')
    .execute();
  return rows.map(({ name, count }) => ({
    name,
    count: Number(count),
    code: knownCountry(name, known)?.code,
  }));
}

function selectItems(db: Database) {
  return db
    .selectFrom('galleryItem')
    .select(['_id', 'name', 'job', 'country', 'date', 'image', 'createdAt']);
}

const consentColumns = [
  ...(['consentHow', 'consentOn', 'consentBy', 'shows', 'nameShown'] as const),
  ...(['withdrawnAt', 'withdrawalReason', 'leavesInitials'] as const),
] as const;

const staffColumns = [...consentColumns, 'version'] as const;

type StaffRow = Omit<Selectable<Tables['galleryItem']>, 'deletedAt'>;
type Row = Omit<StaffRow, 'version'>;

/** On a page is nobody who has withdrawn, unless initials and a drawing were wished. */
function isPublic({ eb }: ExpressionBuilder<Tables, 'galleryItem'>) {
  return eb('withdrawnAt', 'is', null).or('leavesInitials', '=', 1);
}

/** Done on the server, so that no page, no data of a page and no answer ever holds more than the person agreed to. */
function asShown({ _id, job, country, date, createdAt, ...row }: Row): GalleryItem {
  const isHidden = row.withdrawnAt !== null || row.shows === 'no_face';
  return {
    _id,
    job,
    country,
    date,
    createdAt,
    name: row.withdrawnAt ? initialsOf(row.name) : shownName(row.name, row.nameShown),
    image: isHidden ? drawnPerson : row.image,
  };
}

function forStaff({ withdrawnAt: at, withdrawalReason, leavesInitials, ...row }: StaffRow) {
  return {
    ...row,
    withdrawal: at
      ? {
          at,
          erasedFrom: erasedFrom(at),
          reason: withdrawalReason ?? '',
          leavesInitials: leavesInitials === 1,
          isErased: row.image === '',
        }
      : null,
  };
}
