import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './database.server.ts';
import { type Page, type PageRequest, isBefore } from './keyset-page.server.ts';

/** A row of the trash: deleted when (ISO 8601), and by whom (an e-mail address), where that is known. */
export type Trashed<Row> = Omit<Row, 'deletedAt'> & { deletedAt: string; deletedBy: string | null };

/**
 * Runs a query of a table that has `_id` and `deletedAt`: what was deleted since a moment, the latest
 * first, one page of it. Who did it stands in the log as `action`.
 */
export async function latestDeleted<DB, TB extends keyof DB, Row extends Deleted>(
  db: Database,
  query: SelectQueryBuilder<DB, TB, Row>,
  { since, action }: { since: string; action: string },
  { limit, cursor }: PageRequest,
): Promise<Page<Trashed<Row>>> {
  const later = cursor ? query.where(isBefore('deletedAt', cursor)) : query;
  const found = await later
    .where(sql.ref('deletedAt'), '>=', since)
    .orderBy(sql.ref('deletedAt'), 'desc')
    .orderBy(sql.ref('_id'), 'desc')
    .limit(limit + 1)
    .execute();
  const shown = found.slice(0, limit);
  const deleters = await deletersOf(db, action, shown);
  const rows = shown.map((row) => ({
    ...row,
    deletedAt: row.deletedAt ?? '',
    deletedBy: deleters.get(row._id) ?? null,
  }));
  const last = rows.at(-1);
  const isMore = found.length > limit && last;
  return {
    rows,
    next: isMore ? { limit, cursor: { createdAt: last.deletedAt, _id: last._id } } : null,
  };
}

type Deleted = { _id: string; deletedAt: string | null };

/** Who deleted each of these last: it may have been taken back in between. */
async function deletersOf(
  db: Database,
  action: string,
  rows: Deleted[],
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const events = await db
    .selectFrom('event')
    .innerJoin('staff', 'staff.id', 'event.actor')
    .select(['subject', 'staff.email'])
    .where(
      'subject',
      'in',
      rows.map(({ _id }) => _id),
    )
    .where('action', '=', action)
    .orderBy('at')
    .execute();
  return new Map(events.map(({ subject, email }) => [subject, email]));
}
