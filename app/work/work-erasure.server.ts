import { type DeleteQueryBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Tables } from '#app/database/tables.ts';

/** Small, because everybody who writes waits for it on SQLite. */
const batch = 50;

/**
 * Deletes records for good, some at a time, each with an event. `find` has those that are over, in their order, and `remove`
 * says again that they are: on PostgreSQL somebody may have taken one back meanwhile. `also` is what goes with them, in
 * their transaction. Returns how many.
 */
export function eraseOver<Table extends keyof Tables, Row extends { _id: string }>(
  db: Database,
  now: Date,
  {
    find,
    remove,
    actionOf,
    also,
  }: {
    find: (transaction: Database) => SelectQueryBuilder<Tables, Table, { _id: string }>;
    remove: (transaction: Database) => DeleteQueryBuilder<Tables, Table, Row>;
    actionOf: (row: Row) => string;
    also?: (transaction: Database, rows: Row[], ids: string[]) => Promise<void>;
  },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const over = await find(transaction).limit(batch).execute();
    if (over.length === 0) return 0;
    const found = over.map(({ _id }) => _id);
    const rows = await remove(transaction).where(sql.ref('_id'), 'in', found).execute();
    const ids = rows.map(({ _id }) => _id);
    if (rows.length > 0) await also?.(transaction, rows, ids);
    for (const row of rows) {
      const event = { actor: null, action: actionOf(row), subject: row._id };
      await recordEvent(transaction, event, now);
    }
    return rows.length;
  });
}
