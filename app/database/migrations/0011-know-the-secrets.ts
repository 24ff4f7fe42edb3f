import type { Migration } from 'kysely/migration';

/** By what the keys are known that a database is used with, so that a process with others is noticed. */
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
