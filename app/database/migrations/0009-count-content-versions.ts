import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A counter that tells every process when another one has changed the public pages. */
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
