import { getMigrations } from 'better-auth/db/migration';
import { type Insertable, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { SchemaError, migrate, migrations } from '#app/database/migrate.server.ts';
import type { ApplicationTable } from '#app/database/tables.ts';
import { createAuth } from '#app/auth/auth.server.ts';
import { createLog } from '#app/config/log.server.ts';
import { createSlowHashing } from '#app/auth/slow-hashing.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';

eachDatabase(({ url }) => {
  test('a migration that fails half way leaves the schema and the rows as they were, and says so', async () => {
    const database = openDatabase(url());
    await migrate(database);
    await recordEvent(database.db, { actor: null, action: 'test', subject: 'kept' }, new Date());
    const before = await database.db.introspection.getTables();
    const failing = migrate(database, {
      ...migrations,
      '9998-whole': () => ({
        async up(db) {
          await db.schema.createTable('whole').addColumn('a', 'text').execute();
          await db.schema.alterTable('event').addColumn('whole', 'text').execute();
          await sql`delete from event`.execute(db);
        },
      }),
      '9999-half': () => ({
        async up(db) {
          await db.schema.createTable('half').addColumn('a', 'text').execute();
          await sql`select * from nowhere`.execute(db);
        },
      }),
    });
    await expect(failing).rejects.toBeInstanceOf(SchemaError);
    await expect(failing).rejects.toThrow(
      /^The database could not be brought up to date: 9999-half failed \(\w+\)\. Nothing in it was changed/,
    );
    expect(await database.db.introspection.getTables()).toEqual(before);
    const kept = await database.db.selectFrom('event').select('subject').execute();
    expect(kept).toEqual([{ subject: 'kept' }]);
    expect(await migrate(database)).toEqual([]);
    await database.db.destroy();
  });

  test('a database that a newer version has changed is not touched by an older one', async () => {
    const database = openDatabase(url());
    const newer = { '9999-newer': () => ({ up: () => Promise.resolve() }) };
    await migrate(database, { ...migrations, ...newer });
    await expect(migrate(database)).rejects.toThrow(
      'A newer version of the site has changed this database (9999-newer): start that version, or restore the backup from before it.',
    );
    await sql`delete from kysely_migration where name = '9999-newer'`.execute(database.db);
    await database.db.destroy();
  });

  test('a database that is up to date is left alone', async () => {
    const database = openDatabase(url());
    await migrate(database);
    const before = await database.db.introspection.getTables();
    expect(await migrate(database)).toEqual([]);
    expect(await database.db.introspection.getTables()).toEqual(before);
    await database.db.destroy();
  });

  test('what was kept of the last call becomes the first entry of the log', async () => {
    const database = openDatabase(url());
    const { db } = database;
    await migrate(database);
    await db.schema.dropTable('callLog').execute();
    await sql`delete from kysely_migration where name = '0016-keep-every-call'`.execute(db);
    await db
      .insertInto('application')
      .values([
        oldApplication('called', {
          ...{ outcome: 'call_later', note: 'After six', followUpOn: '2026-11-24' },
          ...{ outcomeAt: '2026-11-21T06:00:00.000Z', outcomeBy: 'caller' },
        }),
        oldApplication('reached', { outcome: 'reached', outcomeAt: '2026-11-22T06:00:00.000Z' }),
        oldApplication('noted', { note: 'Without a time' }),
        oldApplication('waiting', {}),
      ])
      .execute();
    expect(await migrate(database)).toEqual(['0016-keep-every-call']);
    const about = { kind: 'application', actor: null, outcome: null, note: '', followUpOn: null };
    expect(await db.selectFrom('callLog').selectAll().orderBy('_id').execute()).toEqual([
      {
        ...{ ...about, _id: 'called', subject: 'called', at: '2026-11-21T06:00:00.000Z' },
        ...{ actor: 'caller', outcome: 'call_later', note: 'After six', followUpOn: '2026-11-24' },
      },
      {
        ...{ ...about, _id: 'noted', subject: 'noted', at: '2026-11-20T06:00:00.000Z' },
        note: 'Without a time',
      },
      {
        ...{ ...about, _id: 'reached', subject: 'reached', at: '2026-11-22T06:00:00.000Z' },
        outcome: 'reached',
      },
    ]);
    await db.deleteFrom('application').execute();
    await db.destroy();
  });

  test.each([
    ['the oldest enabled account', [null, null], 'second'],
    [
      'nobody where all are disabled',
      ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
      null,
    ],
  ])('%s owns a site from before there were roles', async (_, disabledAt, owner) => {
    const database = openDatabase(url());
    const { db } = database;
    await migrate(database);
    await db.schema.dropTable('staffRole').execute();
    await sql`delete from kysely_migration where name = '0019-staff-roles'`.execute(db);
    const disabled = ['2026-01-01T00:00:00.000Z', ...disabledAt];
    for (const [number, id] of ['first', 'second', 'third'].entries()) {
      const createdAt = `2025-0${number + 1}-01T00:00:00.000Z`;
      const flags = { emailVerified: 1, mustChangePassword: 0, disabledAt: disabled[number] };
      await sql`
        insert into "staff" ("id", "name", "email", "createdAt", "updatedAt", "emailVerified", "mustChangePassword", "disabledAt")
        values (${id}, ${id}, ${`${id}@sampan.example`}, ${createdAt}, ${createdAt}, ${flags.emailVerified}, ${flags.mustChangePassword}, ${flags.disabledAt})`.execute(
        db,
      );
    }
    expect(await migrate(database)).toEqual(['0019-staff-roles']);
    const rows = await db.selectFrom('staffRole').selectAll().execute();
    expect(rows).toEqual(owner ? [{ staffId: owner, role: 'owner' }] : []);
    await db.deleteFrom('staff').execute();
    expect(await db.selectFrom('staffRole').selectAll().execute()).toEqual([]);
    await db.destroy();
  });

  test('the sign-in library finds every table and column that it expects', async () => {
    const database = openDatabase(url());
    await migrate(database);
    const { options } = createAuth(
      database,
      [{ version: 1, value: 'x'.repeat(43) }],
      null,
      createLog('silent'),
      createSlowHashing(),
    );
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
    await database.db.destroy();
  });
});

function oldApplication(
  id: string,
  call: Partial<Insertable<ApplicationTable>>,
): Insertable<ApplicationTable> {
  return {
    ...{ _id: id, name: 'Rakib Hasan', birth: null, job: 'Cook', experience: '1', email: '' },
    ...{ noEmail: 1, phone: '01712345678', passportSealed: '', passportKeyId: '', address: 'x' },
    ...{ passportHash: null, passportTailHash: null, reference: 'x', present: 'x' },
    ...{ interested: 'x', contacted: 0, contactedAt: null, contactedBy: null, deletedAt: null },
    ...{ createdAt: '2026-11-20T06:00:00.000Z', receiptNumber: id, submissionKey: id },
    ...{ submissionHash: '', flags: '', score: 0, helperName: '', helperPhone: '' },
    ...{ consentVersion: '', consentAt: null, language: '', version: 0, outcome: null, note: '' },
    ...{ followUpOn: null, outcomeAt: null, outcomeBy: null, position: null, phoneE164: null },
    ...{ nameSearchKey: '', phoneDigits: '', emailNormalised: null, experienceYears: null },
    ...{ stageAt: '2026-11-20T06:00:00.000Z', lastActivityAt: '2026-11-20T06:00:00.000Z' },
    ...{ presentCode: null, interestedCode: null, normalisedVersion: 0, ...call },
  };
}
