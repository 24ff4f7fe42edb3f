import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One number by which every process sees that another has changed what the public pages show. */
export function countContentVersions(): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('contentVersion')
        .addColumn('version', 'integer', (column) => column.notNull())
        .execute();
      await sql`insert into ${sql.table('contentVersion')} (version) values (1)`.execute(db);
    },
  };
}
