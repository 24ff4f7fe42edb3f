import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Job orders, and to which of them a case belongs. */
export const addJobOrders: Migration = {
  async up(db) {
    await db.schema
      .createTable('jobOrder')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('slug', 'text', (column) => column.unique())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('searchWords', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('endReason', 'text')
      .addColumn('country', 'text')
      .addColumn('validUntil', 'text')
      .addColumn('seatsLeft', 'integer')
      .addColumn('endSeen', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('publishedAt', 'text')
      .addColumn('endedAt', 'text')
      .addColumn('deletedAt', 'text')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('jobOrder_state')
      .on('jobOrder')
      .columns(['state', 'validUntil'])
      .execute();
    await db.schema
      .createIndex('jobOrder_createdAt')
      .on('jobOrder')
      .columns(['createdAt', '_id'])
      .execute();
    await db.schema.alterTable('application').addColumn('jobOrder', 'text').execute();
    await db.schema
      .createIndex('application_jobOrder')
      .on('application')
      .column('jobOrder')
      .where(sql<boolean>`"jobOrder" is not null`)
      .execute();
  },
};
