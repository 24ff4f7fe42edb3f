import type { Migration } from 'kysely/migration';

/** When an owner put a complaint into the trash. */
export const addComplaintTrash: Migration = {
  async up(db) {
    await db.schema.alterTable('complaint').addColumn('deletedAt', 'text').execute();
    await db.schema
      .createIndex('complaint_deletedAt')
      .on('complaint')
      .column('deletedAt')
      .execute();
  },
};
