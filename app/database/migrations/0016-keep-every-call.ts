import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Every call that staff note, instead of the last one alone. What an application has of its last call becomes its
 * first entry, under the id of the application, which no other entry can have.
 */
export const keepEveryCall: Migration = {
  async up(db) {
    await db.schema
      .createTable('callLog')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text')
      .addColumn('outcome', 'text')
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('followUpOn', 'text')
      .execute();
    await sql`
      insert into "callLog"
        ("_id", "kind", "subject", "at", "actor", "outcome", "note", "followUpOn")
      select "_id", 'application', "_id", coalesce("outcomeAt", "createdAt"), "outcomeBy",
        "outcome", "note", "followUpOn"
      from "application" where "outcomeAt" is not null or "note" <> ''`.execute(db);
    // After the rows, which is faster than an index that grows with each of them.
    await db.schema
      .createIndex('callLog_newest')
      .on('callLog')
      .columns(['subject', 'at desc', '_id desc'])
      .execute();
  },
};
