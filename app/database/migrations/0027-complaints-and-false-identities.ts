import type { Migration } from 'kysely/migration';

/**
 * Complaints with all that was done about each, what the owner has confirmed to be an impostor's, and how often
 * something happened on a day.
 */
export const addComplaints: Migration = {
  async up(db) {
    let complaint = db.schema
      .createTable('complaint')
      .addColumn('_id', 'text', (key) => key.primaryKey());
    for (const text of [
      ...['reference', 'kind', 'text', 'receiptNo', 'name', 'phone', 'email', 'language'],
      ...['state', 'answer', 'createdAt', 'stateAt', 'answerBy', 'closeBy', 'pinHash'],
      ...['submissionKey', 'submissionHash'],
    ]) {
      complaint = complaint.addColumn(text, 'text', (column) => column.notNull());
    }
    for (const number of ['isFlagged', 'version']) {
      complaint = complaint.addColumn(number, 'integer', (column) => column.notNull());
    }
    for (const text of ['outcome', 'answeredOn', 'closedAt', 'application']) {
      complaint = complaint.addColumn(text, 'text');
    }
    await complaint.execute();

    let entry = db.schema
      .createTable('complaintEntry')
      .addColumn('_id', 'text', (key) => key.primaryKey());
    for (const text of ['complaint', 'kind', 'text', 'at']) {
      entry = entry.addColumn(text, 'text', (column) => column.notNull());
    }
    for (const text of ['state', 'outcome', 'by']) entry = entry.addColumn(text, 'text');
    await entry.execute();

    await db.schema
      .createTable('falseIdentity')
      .addColumn('_id', 'text', (key) => key.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text')
      .addColumn('complaint', 'text')
      .execute();
    await db.schema
      .createTable('dayCount')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('dayCount_key', ['day', 'name'])
      .execute();

    await addIndexes(db);
  },
};

async function addIndexes(db: Parameters<Migration['up']>[0]) {
  const index = (name: string) => db.schema.createIndex(name);
  await index('complaint_newest').on('complaint').columns(['createdAt desc', '_id desc']).execute();
  await index('complaint_answerBy').on('complaint').columns(['state', 'answerBy']).execute();
  await index('complaint_closedAt').on('complaint').column('closedAt').execute();
  await index('complaint_application').on('complaint').column('application').execute();
  await index('complaint_reference').unique().on('complaint').column('reference').execute();
  await index('complaint_submissionKey').unique().on('complaint').column('submissionKey').execute();
  await index('complaintEntry_newest')
    .on('complaintEntry')
    .columns(['complaint', 'at desc', '_id desc'])
    .execute();
  await index('falseIdentity_value')
    .unique()
    .on('falseIdentity')
    .columns(['value', 'kind'])
    .execute();
}
