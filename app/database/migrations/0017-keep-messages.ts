import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Contact messages, which are stored before they are mailed, and what staff do with them. */
export const keepMessages: Migration = {
  async up(db) {
    let table = db.schema
      .createTable('contactMessage')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('submissionKey', 'text', (column) => column.notNull().unique());
    for (const name of texts) {
      table = table.addColumn(name, 'text', (column) => column.notNull());
    }
    for (const name of perhapsTexts) table = table.addColumn(name, 'text');
    for (const name of ['noEmail', 'answered', 'version', 'normalisedVersion']) {
      table = table.addColumn(name, 'integer', (column) => column.notNull());
    }
    await table.addColumn('travellers', 'integer').execute();

    const isListed = sql<boolean>`"deletedAt" is null`;
    const index = (name: string) =>
      db.schema.createIndex(`contactMessage_${name}`).on('contactMessage');
    await index('newest').columns(['createdAt desc', '_id desc']).where(isListed).execute();
    await index('answered')
      .columns(['answered', 'createdAt desc', '_id desc'])
      .where(isListed)
      .execute();
    await index('followUpOn')
      .columns(['followUpOn', '_id'])
      .where(sql<boolean>`"deletedAt" is null and "followUpOn" is not null`)
      .execute();
    await index('unsent')
      .columns(['createdAt', '_id'])
      .where(sql<boolean>`"deletedAt" is null and "mailStatus" <> 'sent'`)
      .execute();
    await index('trash')
      .columns(['deletedAt desc', '_id desc'])
      .where(sql<boolean>`"deletedAt" is not null`)
      .execute();
  },
};

const texts = [
  'kind',
  'name',
  'number',
  'email',
  'reference',
  'address',
  'question',
  'fromPlace',
  'toPlace',
  'trip',
  'language',
  'createdAt',
  'submissionHash',
  'flags',
  'mailStatus',
  'mailTriedAt',
  'note',
  'nameSearchKey',
  'phoneDigits',
];

const perhapsTexts = [
  'travelOn',
  'deletedAt',
  'mailError',
  'mailedAt',
  'answeredAt',
  'answeredBy',
  'outcome',
  'followUpOn',
  'outcomeAt',
  'outcomeBy',
  'phoneE164',
];
