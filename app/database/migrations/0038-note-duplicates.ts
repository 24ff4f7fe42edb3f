import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who is here twice: what two applications of one person have in common, whether there is another one, and which of them
 * are different people after all. Rows that are there already are noted by a task (`pairs-task.server.ts`).
 */
export const noteDuplicates: Migration = {
  async up(db) {
    for (const name of ['personKey', 'passportGroup']) {
      await db.schema.alterTable('application').addColumn(name, 'text').execute();
    }
    for (const name of ['hasDuplicate', 'pairsNoted']) {
      await db.schema
        .alterTable('application')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await db.schema
      .createTable('differentPeople')
      .addColumn('one', 'text', (column) => column.notNull())
      .addColumn('another', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text')
      .addPrimaryKeyConstraint('differentPeople_key', ['one', 'another'])
      .execute();
    // With the mark: of thousands with one name, an arrival looks at those alone that are not marked yet.
    for (const name of ['personKey', 'passportGroup']) {
      await index(db, name, [name, 'hasDuplicate'], `"${name}" is not null`);
    }
    // In place of one by the hash alone: of thousands with one number, those with or without a group are found at once.
    await db.schema.dropIndex('application_passportHash').execute();
    await index(
      db,
      'passportHash',
      ['passportHash', 'passportGroup'],
      '"passportHash" is not null',
    );
    await index(db, 'duplicates_newest', ['createdAt desc', '_id desc'], '"hasDuplicate" = 1');
    await index(db, 'pairsNoted', ['_id'], '"pairsNoted" = 0');
  },
};

function index(db: Kysely<unknown>, name: string, columns: string[], condition: string) {
  return db.schema
    .createIndex(`application_${name}`)
    .on('application')
    .columns(columns)
    .where(sql.raw<boolean>(condition))
    .execute();
}
