import type { Migration } from 'kysely/migration';

/** How often browsers reported which error, by day. */
export const countBrowserErrors: Migration = {
  async up(db) {
    await db.schema
      .createTable('browserError')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('build', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('browserErrorKey', ['day', 'build', 'kind', 'name', 'page'])
      .execute();
  },
};
