import type { Migration } from 'kysely/migration';

/** What somebody without a job order is promised, and which lines of that were explained. */
export const addContractTerms: Migration = {
  async up(db) {
    for (const column of ['terms', 'termsAt', 'termsBy']) {
      await db.schema.alterTable('application').addColumn(column, 'text').execute();
    }
    await db.schema
      .alterTable('application')
      .addColumn('termsVersion', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('checklistMark')
      .addColumn('lines', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('checklistMark')
      .addColumn('leftWithOthers', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
