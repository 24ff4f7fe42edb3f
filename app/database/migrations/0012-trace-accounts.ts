import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who made a link and invited an account, which events were a command on the server, when a session was
 * used last and by which way of signing in it was made.
 */
export const traceAccounts: Migration = {
  async up(db) {
    await db.schema.alterTable('event').addColumn('via', 'text').execute();
    await db.schema.alterTable('staff').addColumn('invitedBy', 'text').execute();
    await db.schema.alterTable('session').addColumn('lastUsedAt', 'text').execute();
    await db.schema.alterTable('session').addColumn('listedAs', 'text').execute();
    // What is there already has most likely been made so; where it was not, staff sign in once more.
    await db.schema
      .alterTable('session')
      .addColumn('signInBy', 'text', (column) => column.notNull().defaultTo('built-in'))
      .execute();
    await db.schema.alterTable('staffLink').addColumn('createdBy', 'text').execute();
    // The log knows who made the links that are still open.
    await sql`
      update "staffLink" set "createdBy" = (
        select "actor" from "event"
        where ("action" = 'staff.invited' and "subject" = "staffLink"."_id")
          or ("action" = 'staff.reset-link-made' and "subject" = "staffLink"."staffId")
        order by "at" desc limit 1
      )`.execute(db);
  },
};
