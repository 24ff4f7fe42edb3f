import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who created a link or invited an account, which events came from a command on the server, when a session
 * was last used, and which way of signing in created it.
 */
export const traceAccounts: Migration = {
  async up(db) {
    await db.schema.alterTable('event').addColumn('via', 'text').execute();
    await db.schema.alterTable('staff').addColumn('invitedBy', 'text').execute();
    await db.schema.alterTable('session').addColumn('lastUsedAt', 'text').execute();
    await db.schema.alterTable('session').addColumn('listedAs', 'text').execute();
    // Most likely right for existing sessions; where it is wrong, staff sign in once more.
    await db.schema
      .alterTable('session')
      .addColumn('signInBy', 'text', (column) => column.notNull().defaultTo('built-in'))
      .execute();
    await db.schema.alterTable('staffLink').addColumn('createdBy', 'text').execute();
    // Finds the creators of open links in the log.
    await sql`
      update "staffLink" set "createdBy" = (
        select "actor" from "event"
        where ("action" = 'staff.invited' and "subject" = "staffLink"."_id")
          or ("action" = 'staff.reset-link-made' and "subject" = "staffLink"."staffId")
        order by "at" desc limit 1
      )`.execute(db);
  },
};
