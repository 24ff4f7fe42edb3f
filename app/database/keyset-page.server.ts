import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import * as v from 'valibot';

/** Which part of a list is wanted: `limit` rows after the row of `cursor`. */
export type PageRequest = { limit: number; cursor?: Cursor | undefined };

/** A page of a list, and the request for the next page, null at the end. */
export type Page<Row> = { rows: Row[]; next: PageRequest | null };

type Cursor = { createdAt: string; _id: string };

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
      const [, createdAt, _id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)\|([\w-]+)$/.exec(text) ?? [];
      if (createdAt && _id) return { createdAt, _id };
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
  const text = cursor ? Buffer.from(`${cursor.createdAt}|${cursor._id}`).toString('base64url') : '';
  return `<${address}${address.includes('?') ? '&' : '?'}limit=${limit}&cursor=${text}>; rel="next"`;
}

/**
 * A condition for rows after the cursor, in a list ordered by the time in `column`. Compares the pair as a
 * whole: written with OR, the plan reads all newer rows first, 6 s instead of 0.1 ms at a million rows on
 * PostgreSQL.
 */
export function isBefore(column: string, { createdAt, _id }: Cursor): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)}, ${sql.ref('_id')}) < (${createdAt}, ${_id})`;
}

/**
 * Runs a query on a table with `createdAt`, `_id` and `deletedAt`: one page, newest first, without deleted
 * rows.
 */
export async function keysetPage<DB, TB extends keyof DB, Row extends Cursor>(
  query: SelectQueryBuilder<DB, TB, Row>,
  request: PageRequest,
): Promise<Page<Row>> {
  const { cursor, limit } = request;
  const later = cursor ? query.where(isBefore('createdAt', cursor)) : query;
  const rows = await later
    .where(sql.ref('deletedAt'), 'is', null)
    .orderBy(sql.ref('createdAt'), 'desc')
    .orderBy(sql.ref('_id'), 'desc')
    .limit(limit + 1)
    .execute();
  const last = rows[limit - 1];
  if (rows.length <= limit || !last) return { rows, next: null };
  const { createdAt, _id } = last;
  return { rows: rows.slice(0, limit), next: { limit, cursor: { createdAt, _id } } };
}
