import { type SelectQueryBuilder, sql } from 'kysely';
import { personOf } from '#app/i18n/log.text.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import type { Database } from './database.server.ts';
import { type Page, type PageRequest, isAfter, pageOf } from './keyset-page.server.ts';

/** A deleted row: when it was deleted (ISO 8601), and by whom (a name), if known. */
export type Trashed<Row> = Row & { deletedAt: string; deletedBy: string | null };

/**
 * Runs a query on a table with `_id` and `deletedAt`: one page of the rows deleted in the last 30 days, latest
 * first, as they are presented. The log has who deleted them, under one of the `actions`.
 */
export async function latestDeleted<DB, TB extends keyof DB, Row extends Deleted, Shown>(
  db: Database,
  query: SelectQueryBuilder<DB, TB, Row>,
  { now, actions }: { now: Date; actions: string[] },
  request: PageRequest,
  presented: (row: Omit<Row, 'deletedAt'>) => Shown,
): Promise<Page<Trashed<Shown>>> {
  const later = request.cursor ? query.where(isAfter(latestFirst, request.cursor)) : query;
  const found = await later
    .where(sql.ref('deletedAt'), '>=', trashedSince(now))
    .orderBy(sql.ref('deletedAt'), 'desc')
    .orderBy(sql.ref('_id'), 'desc')
    .limit(request.limit + 1)
    .execute();
  const { rows, next } = pageOf(found, request, latestFirst);
  const deleters = await deletersOf(db, actions, rows);
  const told = rows.map(({ deletedAt, ...row }) => ({
    ...presented(row),
    deletedAt: deletedAt ?? '',
    deletedBy: deleters.get(row._id) ?? null,
  }));
  return { rows: told, next };
}

const latestFirst = { by: 'deletedAt', isLatestFirst: true };

type Deleted = { _id: string; deletedAt: string | null };

/** Who last deleted each of these rows: a row may have been restored in between. */
async function deletersOf(
  db: Database,
  actions: string[],
  rows: Deleted[],
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const events = await db
    .selectFrom('event')
    .innerJoin('staff', 'staff.id', 'event.actor')
    .select(['subject', 'staff.email', 'staff.name'])
    .where(
      'subject',
      'in',
      rows.map(({ _id }) => _id),
    )
    .where('action', 'in', actions)
    .orderBy('at')
    .execute();
  return new Map(events.map(({ subject, email, name }) => [subject, personOf(email, name)]));
}
