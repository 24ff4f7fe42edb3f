import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which processes run with which keys, so that no key is dropped that one of them still encrypts with; and an
 * index that finds submission hashes past their retention time.
 */
export const knowTheProcesses: Migration = {
  async up(db) {
    await db.schema
      .createTable('runningProcess')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('seenAt', 'text', (column) => column.notNull())
      .addColumn('keys', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('application_submissionHash')
      .on('application')
      .column('createdAt')
      .where(sql<boolean>`"submissionHash" <> ''`)
      .execute();
  },
};
