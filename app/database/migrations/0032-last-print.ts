import type { Migration } from 'kysely/migration';

/** Who printed a money receipt last, and when: a print that did not come out is taken back by them alone, and once. */
export const addLastPrint: Migration = {
  async up(db) {
    for (const column of ['printedAt', 'printedBy']) {
      await db.schema.alterTable('payment').addColumn(column, 'text').execute();
    }
  },
};
