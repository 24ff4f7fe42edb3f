import type { Migration } from 'kysely/migration';

/** Lists that staff bring in, and what of them is kept for a day. */
export const addOldLists: Migration = {
  async up(db) {
    const batch = ['_id', 'createdAt', 'by', 'fileName', 'fileHash', 'state', 'choice', 'hash'];
    let table = db.schema.createTable('importBatch');
    for (const text of [...batch, 'counts', 'chosen']) {
      table = table.addColumn(text, 'text', (column) =>
        text === '_id' ? column.primaryKey() : column.notNull(),
      );
    }
    for (const number of ['done', 'stored', 'trashed']) {
      table = table.addColumn(number, 'integer', (column) => column.notNull().defaultTo(0));
    }
    for (const time of ['leaseUntil', 'finishedAt', 'undoneAt']) {
      table = table.addColumn(time, 'text');
    }
    await table.execute();
    await db.schema
      .createTable('importPart')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('batch', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('keyId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('importPart_batch').on('importPart').column('batch').execute();
    // By which somebody of a list is found, beside the telephone and passport numbers.
    await db.schema.createIndex('application_birth').on('application').column('birth').execute();
  },
};
