import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which news of a case the applicant has had, and since when newer ones wait to be told. What stands when the columns come
 * counts as told: nobody is told of last year's moves.
 */
export const keepInformed: Migration = {
  async up(db) {
    const table = db.schema.alterTable('application');
    await table
      .addColumn('informedOf', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const column of ['newsSince', 'newsOn', 'informedAt', 'informedBy', 'informedBefore']) {
      await db.schema.alterTable('application').addColumn(column, 'text').execute();
    }
    await sql`update "application" set "informedOf" = case
      when "stage" in ('documents', 'interview', 'offer') then '3'
      when "stage" in ('permit', 'visa') then '4'
      when "stage" in ('granted', 'clearance', 'ticketed') then '5'
      when "stage" in ('departed', 'arrived', 'returned') then '6'
      when "stage" in ('refused', 'closed') then "stage"
      else '' end`.execute(db);
    await db.schema
      .createIndex('application_news')
      .on('application')
      .columns(['newsSince', '_id'])
      .where(sql<boolean>`"deletedAt" is null and "newsSince" is not null`)
      .execute();
  },
};
