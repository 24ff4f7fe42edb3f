import type { SelectQueryBuilder } from 'kysely';
import { type Application } from '../application.ts';
import { firstSortKeyFrom } from '../storage/sort-key.server.ts';
import { presented, selectApplications } from '../storage/read-applications.server.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import { maskedPassport } from '../passport-mask.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, keysetPage } from '#app/database/keyset-page.server.ts';
import type { Tables } from '#app/database/tables.ts';
import type { ApplicationSearch } from './application-search.ts';
import { fits } from './filters.server.ts';
import {
  type Interpretation,
  interpretationsOf,
  withinName,
} from './query-interpretations.server.ts';

/** Counts end here: nobody in an office needs more than "1,000+", and a full count reads every row. */
export const maxCounted = 1000;

/**
 * One page of the applications that fit, newest first, not from the trash, passport numbers masked. They
 * are found by a passport number only with `passports`, which `allowPassportSearch` decides about.
 */
export async function findApplications(
  db: Database,
  cipher: PassportCipher,
  search: ApplicationSearch,
  request: PageRequest,
  passports: PassportCipher | null = null,
): Promise<Page<Application>> {
  const { rows, next } = search.q?.trim()
    ? await findByWords(db, passports, search, request)
    : await keysetPage(selectApplications(db).where(fits(search)), request);
  return { rows: rows.map((row) => presented(row, maskedPassport(cipher.decrypt(row)))), next };
}

/** How many applications fit: at most `max`, and whether there are more. */
export async function countFound(
  db: Database,
  search: ApplicationSearch,
  passports: PassportCipher | null = null,
  max = maxCounted,
): Promise<{ count: number; isMore: boolean }> {
  const limit = max + 1;
  const found = search.q?.trim()
    ? (await findPositions(db, passports, search, { limit, below: null })).length
    : await countFiltered(db, search, limit);
  return { count: Math.min(found, max), isMore: found > max };
}

type Wanted = { limit: number; below: number | null };

/**
 * A search is read in several ways at once (a name, a phone number, …), each with an index that gives
 * its newest rows; their union is put in order here. So the cost depends on the page, not on how much
 * there is: an OR in one query would read every row that fits.
 */
async function findByWords(
  db: Database,
  passports: PassportCipher | null,
  search: ApplicationSearch,
  { limit, cursor }: PageRequest,
) {
  const below = cursor ? await positionOf(db, cursor) : null;
  const positions = await findPositions(db, passports, search, { limit: limit + 1, below });
  if (positions.length === 0) return { rows: [], next: null };
  const rows = await selectApplications(db)
    .where('position', 'in', positions.slice(0, limit))
    .orderBy('position', 'desc')
    .execute();
  const last = rows.at(-1);
  const isMore = positions.length > limit && last;
  return {
    rows,
    next: isMore ? { limit, cursor: { createdAt: last.createdAt, _id: last._id } } : null,
  };
}

async function findPositions(
  db: Database,
  passports: PassportCipher | null,
  search: ApplicationSearch,
  wanted: Wanted,
): Promise<number[]> {
  const interpretations = interpretationsOf(search.q ?? '', passports);
  const find = (ways: Interpretation[], { limit, below }: Wanted) =>
    Promise.all(ways.map((way) => positionsOf(db, way, search, { limit, below })));
  const found = distinct(await find(interpretations, wanted), wanted.limit);
  if (found.length > 0) return found;
  const within = withinName(search.q ?? '');
  if (!within) return [];
  // Only where no word begins with it, or `him` would mix every Rahim among the Himels.
  const isEnd =
    wanted.below !== null &&
    (await find(interpretations, { limit: 1, below: null })).flat().length > 0;
  return isEnd ? [] : distinct(await find([within], wanted), wanted.limit);
}

async function positionsOf(
  db: Database,
  { term, restrict, newest }: Interpretation,
  search: ApplicationSearch,
  { limit, below }: Wanted,
): Promise<number[]> {
  const from = term
    ? db
        .selectFrom('applicationTerm')
        .innerJoin('application', 'application.position', 'applicationTerm.position')
        .select('applicationTerm.position')
        .where('term', '=', term)
    : db
        .selectFrom('application')
        .select('application.position')
        .where('application.position', 'is not', null);
  const place = term ? ('applicationTerm.position' as const) : ('application.position' as const);
  // Which of the two tables is joined makes no difference to the columns that are asked about.
  let query = from as unknown as SelectQueryBuilder<
    Tables,
    'application' | 'applicationTerm',
    { position: number }
  >;
  query = restrict(query).where(fits(search)).where('application.deletedAt', 'is', null);
  if (below !== null) query = query.where(place, '<', below);
  if (newest) query = query.where(place, '>=', await oldestOfNewest(db, newest));
  const rows = await query.orderBy(place, 'desc').limit(limit).execute();
  return rows.map(({ position }) => position);
}

/** Where the newest so many rows begin. */
async function oldestOfNewest(db: Database, count: number): Promise<number> {
  const row = await db
    .selectFrom('application')
    .select('position')
    .where('position', 'is not', null)
    .orderBy('position', 'desc')
    .offset(count)
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? 0;
}

async function positionOf(
  db: Database,
  cursor: { createdAt: string; _id: string },
): Promise<number> {
  const row = await db
    .selectFrom('application')
    .select('position')
    .where('_id', '=', cursor._id)
    .executeTakeFirst();
  return row?.position ?? firstSortKeyFrom(cursor.createdAt);
}

function distinct(lists: number[][], limit: number): number[] {
  return [...new Set(lists.flat())].toSorted((a, b) => b - a).slice(0, limit);
}

async function countFiltered(db: Database, search: ApplicationSearch, limit: number) {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('application')
        .select('_id')
        .where(fits(search))
        .where('deletedAt', 'is', null)
        .limit(limit)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
