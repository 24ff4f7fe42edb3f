import type { Migration } from 'kysely/migration';

/** Fingerprints of the keys that a database is used with, to detect a process that has others. */
export const knowTheSecrets: Migration = {
  async up(db) {
    await db.schema
      .createTable('secretKey')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('droppedAt', 'text')
      .execute();
  },
};
