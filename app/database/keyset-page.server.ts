import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import * as v from 'valibot';

/** Which part of a list is wanted: `limit` rows after the row of `cursor`. */
export type PageRequest = { limit: number; cursor?: Cursor | undefined };

/** A page of a list, and the request for the next page, null at the end. */
export type Page<Row> = { rows: Row[]; next: PageRequest | null };

/** The row that a page ends with: what the list is ordered by, a time or a day, and the id. */
type Cursor = { at: string; _id: string };

/** The largest page, which is also the default. */
const maxPageSize = 100;

/** The query parameters of a list, parsed into a page request; only cursors that we made are valid. */
export const pageQuery = v.object({
  limit: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^(?:[1-9]\d?|100)$/, 'out_of_range'),
        v.description('How many at most, 1 to 100; 100 when not given'),
      ),
      String(maxPageSize),
    ),
    v.transform(Number),
  ),
  cursor: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200, 'invalid'),
        v.regex(/^[\w-]+$/, 'invalid'),
        v.description('Where to go on, as the Link header of the page before names it (RFC 8288)'),
      ),
    ),
    v.rawTransform<string | undefined, Cursor | undefined>(({ dataset, addIssue, NEVER }) => {
      const text = Buffer.from(dataset.value ?? '', 'base64url').toString();
      const [, at, _id] = /^(\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?)\|([\w-]+)$/.exec(text) ?? [];
      if (at && _id) return { at, _id };
      addIssue({ message: 'invalid' });
      return NEVER;
    }),
  ),
});

/**
 * The value of the `Link` header (RFC 8288) for the next page of the list at `address`, which may have a
 * query already.
 */
export function nextLink(address: string, { limit, cursor }: PageRequest): string {
  const text = cursor ? Buffer.from(`${cursor.at}|${cursor._id}`).toString('base64url') : '';
  return `<${address}${address.includes('?') ? '&' : '?'}limit=${limit}&cursor=${text}>; rel="next"`;
}

/**
 * What a list is ordered by, before the id: the latest or the earliest first. `of` is what `by` stands for where it is no
 * column of the table but one of the query.
 */
export type Order = { by: string; of?: Expression<unknown>; isLatestFirst: boolean };

const newestFirst: Order = { by: 'createdAt', isLatestFirst: true };

/**
 * A condition for rows after the cursor in a list of this order. Compares the pair as a whole: written with
 * OR, the plan reads all earlier rows of the list first, 6 s instead of 0.1 ms at a million rows on PostgreSQL.
 */
export function isAfter(
  { by, of = sql.ref(by), isLatestFirst }: Order,
  { at, _id }: Cursor,
): Expression<SqlBool> {
  const sign = sql.raw(isLatestFirst ? '<' : '>');
  return sql<SqlBool>`(${of}, ${sql.ref('_id')}) ${sign} (${at}, ${_id})`;
}

/**
 * Runs a query on a table with `_id`, `deletedAt` and the column of the order: one page, without deleted rows,
 * the newest first unless told otherwise.
 */
export async function keysetPage<DB, TB extends keyof DB, Row extends { _id: string }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  request: PageRequest,
  order = newestFirst,
): Promise<Page<Row>> {
  const { cursor, limit } = request;
  const direction = order.isLatestFirst ? 'desc' : 'asc';
  const later = cursor ? query.where(isAfter(order, cursor)) : query;
  const rows = await later
    .where(sql.ref('deletedAt'), 'is', null)
    .orderBy(order.of ?? sql.ref(order.by), direction)
    .orderBy(sql.ref('_id'), direction)
    .limit(limit + 1)
    .execute();
  return pageOf(rows, request, order);
}

/** The page of one row more than asked for: that one only tells that there is another page. */
export function pageOf<Row extends { _id: string }>(
  found: Row[],
  { limit }: PageRequest,
  { by }: Order,
): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  if (found.length <= limit || !last) return { rows, next: null };
  return { rows, next: { limit, cursor: { at: String(Reflect.get(last, by)), _id: last._id } } };
}
