import { type SelectQueryBuilder, sql } from 'kysely';
import { firstSortKeyFrom } from '../storage/sort-key.server.ts';
import { selectApplications } from '../storage/read-applications.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { type PageRequest, isAfter, pageOf } from '#app/database/keyset-page.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { type Question, fits, orderOf } from './filters.server.ts';
import {
  type Interpretation,
  furtherInterpretationsOf,
  interpretationsOf,
} from './query-interpretations.server.ts';

type Wanted = { limit: number; cursor?: PageRequest['cursor'] };

/** A row that fits: its position, and what orders it among the others. */
type Place = { position: number; key: number | string };

/**
 * One page of what fits a search by words. These are read in several ways at once (a name, a job, a phone
 * number, …), each with an index that gives its rows in order; their union is put in order here. So the cost
 * depends on the page, not on how much there is: an OR in one query would read every row that fits.
 */
export async function findByWords(db: Database, question: Question, request: PageRequest) {
  const { limit, cursor } = request;
  const places = await findPlaces(db, question, { limit: limit + 1, cursor });
  const positions = places.map(({ position }) => position);
  const found = positions.length
    ? await selectApplications(db).select('position').where('position', 'in', positions).execute()
    : [];
  const placeOf = ({ position }: { position: number | null }) => positions.indexOf(position ?? 0);
  const inOrder = found.toSorted((a, b) => placeOf(a) - placeOf(b));
  const rows = inOrder.map(({ position: _position, ...row }) => row);
  return pageOf(rows, request, orderOf(question.search));
}

/** How many fit, at most `limit`. */
export async function countByWords(
  db: Database,
  question: Question,
  limit: number,
): Promise<number> {
  return (await findPlaces(db, question, { limit })).length;
}

async function findPlaces(db: Database, question: Question, wanted: Wanted): Promise<Place[]> {
  const { q = '' } = question.search;
  const { documents, passports = null } = question;
  const interpretations = interpretationsOf(q, documents.sectors, passports);
  const find = (ways: Interpretation[], part: Wanted) =>
    Promise.all(ways.map((way) => placesOf(db, way, question, part)));
  const union = (lists: Place[][]) =>
    distinct(lists.flat(), orderOf(question.search).isLatestFirst).slice(0, wanted.limit);
  const found = union(await find(interpretations, wanted));
  if (found.length > 0) return found;
  const further = furtherInterpretationsOf(q);
  if (further.length === 0) return [];
  // Only where no word begins with it, or `him` would mix every Rahim among the Himels.
  const isEnd =
    wanted.cursor !== undefined && (await find(interpretations, { limit: 1 })).flat().length > 0;
  return isEnd ? [] : union(await find(further, wanted));
}

async function placesOf(
  db: Database,
  { term, restrict, newest }: Interpretation,
  question: Question,
  { limit, cursor }: Wanted,
): Promise<Place[]> {
  const order = orderOf(question.search);
  const place = term ? ('applicationTerm.position' as const) : ('application.position' as const);
  const direction = order.isLatestFirst ? ('desc' as const) : ('asc' as const);
  let query = restrict(rowsOf(db, term))
    .where(fits(question))
    .where('application.deletedAt', 'is', null);
  if (newest) query = query.where(place, '>=', await oldestOfNewest(db, newest));
  if (order.by !== 'createdAt') {
    const later = cursor ? query.where(isAfter(order, cursor)) : query;
    const rows = await later
      .select([sql.ref<string>(order.by).as('day'), '_id'])
      .orderBy(sql.ref(order.by))
      .orderBy('_id')
      .limit(limit)
      .execute();
    return rows.map(({ position, day, _id }) => ({ position, key: `${day} ${_id}` }));
  }
  if (cursor) {
    query = query.where(place, order.isLatestFirst ? '<' : '>', await positionOf(db, cursor));
  }
  const rows = await query.orderBy(place, direction).limit(limit).execute();
  return rows.map(({ position }) => ({ position, key: position }));
}

/** The rows of a term, or all of them. */
function rowsOf(db: Database, term: string | null) {
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
  // Which of the two tables is joined makes no difference to the columns that are asked about.
  return from as unknown as SelectQueryBuilder<
    Tables,
    'application' | 'applicationTerm',
    { position: number }
  >;
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

async function positionOf(db: Database, { at, _id }: { at: string; _id: string }): Promise<number> {
  const row = await db
    .selectFrom('application')
    .select('position')
    .where('_id', '=', _id)
    .executeTakeFirst();
  return row?.position ?? firstSortKeyFrom(at);
}

function distinct(places: Place[], isLatestFirst: boolean): Place[] {
  const all = [...new Map(places.map((place) => [place.position, place])).values()];
  const sign = isLatestFirst ? -1 : 1;
  return all.toSorted((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : 0));
}
