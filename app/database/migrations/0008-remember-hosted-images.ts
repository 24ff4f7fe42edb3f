import type { Migration } from 'kysely/migration';

/** The addresses that an external image host assigned to our pictures. */
export function rememberHostedImages(): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('hostedImage')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('address', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
