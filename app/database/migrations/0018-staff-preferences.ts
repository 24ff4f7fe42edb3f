import type { Migration } from 'kysely/migration';

/**
 * What people have chosen for themselves. Not columns of `staff`, which is the sign-in library's; whoever has
 * chosen nothing has no row.
 */
export const addStaffPreferences: Migration = {
  async up(db) {
    await db.schema
      .createTable('staffPreference')
      .addColumn('staffId', 'text', (column) => column.primaryKey())
      .addColumn('startPage', 'text', (column) => column.notNull())
      .execute();
  },
};
