import type { Migration } from 'kysely/migration';

/** Queued mails to staff, and the indexes that find duplicate applications. */
export const addOutbox: Migration = {
  async up(db) {
    await db.schema
      .createTable('outbox')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('dueAt', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('leasedUntil', 'text')
      .addColumn('code', 'text')
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'dueAt']).execute();
    await db.schema
      .createIndex('application_phoneE164')
      .on('application')
      .column('phoneE164')
      .execute();
  },
};
