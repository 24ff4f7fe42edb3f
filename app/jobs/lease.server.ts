import { type Expression, type SqlBool, sql } from 'kysely';

/** The end (ISO 8601) of a lease or pause that begins now. */
export function endOf(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

/**
 * A condition for queries: whether the lease or pause that ends at the time in `column` is over, or there is
 * none. `longestMs` is the longest duration allowed: an end more than twice that ahead was written by a wrong
 * clock, and would otherwise block the work until then.
 */
export function isOver(column: string, now: Date, longestMs: number): Expression<SqlBool> {
  const end = sql.ref(column);
  return sql<SqlBool>`(${end} is null or ${end} <= ${now.toISOString()} or ${end} > ${endOf(now, 2 * longestMs)})`;
}
