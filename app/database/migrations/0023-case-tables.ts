import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What belongs to a case beside its row, the numbers of receipts, and what the owner has set. */
export const addCaseTables: Migration = {
  async up(db) {
    await create(db, 'stageMove', {
      texts: ['application', 'from', 'to', 'at', 'on', 'reason', 'before'],
      optional: ['actor', 'closeReason'],
    });
    await create(db, 'caseNote', {
      texts: ['application', 'text', 'at', 'shownFor', 'submissionKey'],
      optional: ['by', 'editedAt', 'withdrawnBy'],
    });
    await create(db, 'factChange', {
      texts: ['application', 'field', 'before', 'after', 'at', 'reason'],
      optional: ['keyId', 'by'],
    });
    const days = ['seenOn', 'copiedOn', 'receivedOn', 'dueBackOn', 'returnedOn', 'doneOn'];
    await create(db, 'checklistMark', {
      texts: ['application', 'item', 'note', 'language', 'at'],
      numbers: ['copyHandedOver', 'isLatest'],
      optional: [...days, 'expiresOn', 'by'],
    });
    await create(db, 'payment', {
      texts: [
        ...['receiptNo', 'kind', 'method', 'reference', 'on', 'paidBy', 'at', 'voidReason'],
        ...['submissionKey', 'submissionHash'],
      ],
      numbers: ['amountBdt', 'prints'],
      optional: ['application', 'refundOf', 'by', 'voidedAt', 'voidedBy'],
    });
    await db.schema
      .createTable('receiptSeries')
      .addColumn('year', 'integer', (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('ownerSetting')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text')
      .execute();
    await addIndexes(db);
  },
};

type Columns = { texts: string[]; numbers?: string[]; optional: string[] };

async function create(db: Kysely<unknown>, name: string, { texts, numbers, optional }: Columns) {
  let table = db.schema.createTable(name).addColumn('_id', 'text', (key) => key.primaryKey());
  for (const text of texts) table = table.addColumn(text, 'text', (column) => column.notNull());
  for (const number of numbers ?? []) {
    table = table.addColumn(number, 'integer', (column) => column.notNull());
  }
  for (const text of optional) table = table.addColumn(text, 'text');
  await table.execute();
}

async function addIndexes(db: Kysely<unknown>) {
  for (const table of ['stageMove', 'caseNote', 'factChange', 'payment']) {
    await db.schema
      .createIndex(`${table}_newest`)
      .on(table)
      .columns(['application', 'at desc', '_id desc'])
      .execute();
  }
  for (const table of ['caseNote', 'payment']) {
    await db.schema
      .createIndex(`${table}_submissionKey`)
      .unique()
      .on(table)
      .column('submissionKey')
      .execute();
  }
  await db.schema
    .createIndex('payment_receiptNo')
    .unique()
    .on('payment')
    .column('receiptNo')
    .execute();
  await db.schema
    .createIndex('payment_refundOf')
    .on('payment')
    .column('refundOf')
    .where(sql<boolean>`"refundOf" is not null`)
    .execute();
  await db.schema
    .createIndex('checklistMark_newest')
    .on('checklistMark')
    .columns(['application', 'item', 'at desc', '_id desc'])
    .execute();
  await db.schema
    .createIndex('checklistMark_latest')
    .unique()
    .on('checklistMark')
    .columns(['application', 'item'])
    .where(sql<boolean>`"isLatest" = 1`)
    .execute();
  // Today asks for originals that are due back and for papers that expire.
  await db.schema
    .createIndex('checklistMark_dueBackOn')
    .on('checklistMark')
    .columns(['dueBackOn', 'application'])
    .where(sql<boolean>`"isLatest" = 1 and "dueBackOn" is not null and "returnedOn" is null`)
    .execute();
  await db.schema
    .createIndex('checklistMark_expiresOn')
    .on('checklistMark')
    .columns(['expiresOn', 'application'])
    .where(sql<boolean>`"isLatest" = 1 and "expiresOn" is not null`)
    .execute();
}
