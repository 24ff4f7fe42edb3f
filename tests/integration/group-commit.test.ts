import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { inGroupCommit } from '#app/database/group-commit.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';

eachDatabase(({ engine, url }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = openDatabase(url());
    await migrate(database);
  });
  beforeEach(() => database.db.deleteFrom('event').execute());
  afterAll(() => database.db.destroy());

  async function note(transaction: Database, subject: string): Promise<string> {
    await recordEvent(transaction, { actor: null, action: 'test', subject }, new Date());
    return subject;
  }

  async function noted(): Promise<string[]> {
    const rows = await database.db.selectFrom('event').select('subject').execute();
    return rows.map(({ subject }) => subject).toSorted();
  }

  test('each piece of work gets its own result', async () => {
    const { db } = database;
    const results = await Promise.all(
      ['a', 'b', 'c'].map((subject) => inGroupCommit(db, (trx) => note(trx, subject))),
    );
    expect(results).toEqual(['a', 'b', 'c']);
    expect(await noted()).toEqual(['a', 'b', 'c']);
  });

  test('one that throws after writing leaves nothing behind and takes no other with it', async () => {
    const { db } = database;
    const outcomes = await Promise.allSettled([
      inGroupCommit(db, (trx) => note(trx, 'before')),
      inGroupCommit(db, async (trx) => {
        await note(trx, 'lost');
        throw new Error('changed my mind');
      }),
      inGroupCommit(db, async (trx) => {
        await note(trx, 'lost too');
        await sql`select * from nowhere`.execute(trx);
      }),
      inGroupCommit(db, (trx) => note(trx, 'after')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(await noted()).toEqual(['after', 'before']);
  });

  test('what arrives while others are being written is written too', async () => {
    const { db } = database;
    const late: Promise<string>[] = [];
    await inGroupCommit(db, async (trx) => {
      late.push(inGroupCommit(db, (later) => note(later, 'late')));
      return note(trx, 'early');
    });
    expect(await Promise.all(late)).toEqual(['late']);
    expect(await noted()).toEqual(['early', 'late']);
  });

  test.runIf(engine === 'sqlite')('a commit that fails is nobody’s success', async () => {
    const { db } = database;
    // What a foreign key promises until the end of the transaction is only looked at by the commit.
    await sql`create table parent (id integer primary key)`.execute(db);
    await sql`create table child (of integer references parent deferrable initially deferred)`.execute(
      db,
    );
    const outcomes = await Promise.allSettled([
      inGroupCommit(db, (trx) => note(trx, 'innocent')),
      inGroupCommit(db, (trx) => sql`insert into child values (7)`.execute(trx)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await noted()).toEqual([]);
    expect(await inGroupCommit(db, (trx) => note(trx, 'afterwards'))).toBe('afterwards');
  });
});
