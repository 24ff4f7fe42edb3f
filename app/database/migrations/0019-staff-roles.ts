import { type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who is an owner. Not a column of `staff`, which is the sign-in library's; whoever has no row is `staff`.
 */
export const addStaffRoles: Migration = {
  async up(db) {
    await db.schema
      .createTable('staffRole')
      .addColumn('staffId', 'text', (column) =>
        column.primaryKey().references('staff.id').onDelete('cascade'),
      )
      .addColumn('role', 'text', (column) => column.notNull())
      .execute();
    await makeOldestOwner(db);
  },
};

/** Makes the oldest enabled account an owner: for data from before there were roles. */
export async function makeOldestOwner(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into "staffRole" ("staffId", "role")
    select "id", 'owner' from "staff" where "disabledAt" is null
    order by "createdAt", "id" limit 1`.execute(db);
}
