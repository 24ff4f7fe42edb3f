import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '#app/database/database.server.ts';

/**
 * What staff need to process applications: call outcomes, search by parts of a name or number, and the log by
 * time. The next start fills in position and terms of existing rows (`refreshNormalised`).
 */
export function addStaffWork(engine: Engine): Migration {
  return {
    async up(db) {
      await addCalls(db);
      await addSearch(db, engine);
      await addFilterIndexes(db);
      await db.schema
        .createIndex('event_at')
        .on('event')
        .columns(['at desc', '_id desc'])
        .execute();
    },
  };
}

async function addCalls(db: Kysely<unknown>) {
  await db.schema
    .alterTable('application')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('application')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const name of ['outcome', 'followUpOn', 'outcomeAt', 'outcomeBy']) {
    await db.schema.alterTable('application').addColumn(name, 'text').execute();
  }
}

async function addSearch(db: Kysely<unknown>, engine: Engine) {
  await db.schema.alterTable('application').addColumn('position', 'bigint').execute();
  await db.schema
    .createIndex('application_position')
    .on('application')
    .column('position')
    .unique()
    .execute();
  const table = db.schema
    .createTable('applicationTerm')
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('applicationTerm_key', ['term', 'position']);
  // On SQLite the primary key then is the table, which halves its size.
  await (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
}

/** One index for each filter of the list, newest first. */
async function addFilterIndexes(db: Kysely<unknown>) {
  const inList = sql<boolean>`"deletedAt" is null`;
  for (const column of ['contacted', 'interestedCode']) {
    await db.schema
      .createIndex(`application_${column}_newest`)
      .on('application')
      .columns([column, 'createdAt desc', '_id desc'])
      .where(inList)
      .execute();
  }
  await db.schema
    .createIndex('application_flagged_newest')
    .on('application')
    .columns(['createdAt desc', '_id desc'])
    .where(sql<boolean>`"deletedAt" is null and "flags" <> ''`)
    .execute();
  await db.schema
    .createIndex('application_followUpOn')
    .on('application')
    .columns(['followUpOn', '_id'])
    .where(sql<boolean>`"deletedAt" is null and "followUpOn" is not null`)
    .execute();
  await db.schema
    .createIndex('application_trash')
    .on('application')
    .columns(['deletedAt desc', '_id desc'])
    .where(sql<boolean>`"deletedAt" is not null`)
    .execute();
}
