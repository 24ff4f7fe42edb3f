import { type Expression, type SqlBool, sql } from 'kysely';

/** The moment (ISO 8601) at which a lease or a pause ends that begins now. */
export function endOf(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

/**
 * For a query: whether the lease or the pause is over that ends at the moment in `column`, or whether there is
 * none. `longestMs` is how long such may last: later than twice that from now it can only have been written by
 * a clock that was ahead, and would otherwise hold up the work until that hour comes.
 */
export function isOver(column: string, now: Date, longestMs: number): Expression<SqlBool> {
  const end = sql.ref(column);
  return sql<SqlBool>`(${end} is null or ${end} <= ${now.toISOString()} or ${end} > ${endOf(now, 2 * longestMs)})`;
}
