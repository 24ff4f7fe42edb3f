import type { Migration } from 'kysely/migration';

/** The birth year of whoever knows no more of it; the day is then null. */
export const addBirthYear: Migration = {
  async up(db) {
    await db.schema.alterTable('application').addColumn('birthYear', 'integer').execute();
  },
};
