import type { Migration } from 'kysely/migration';

/** Fewer months that an owner has set, until they hold. */
export const addPendingSettings: Migration = {
  async up(db) {
    let table = db.schema
      .createTable('pendingSetting')
      .addColumn('name', 'text', (column) => column.primaryKey());
    for (const text of ['value', 'holdsFrom', 'at', 'by']) {
      table = table.addColumn(text, 'text', (column) => column.notNull());
    }
    await table.execute();
  },
};
