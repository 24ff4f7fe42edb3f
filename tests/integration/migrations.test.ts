import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { createAuth } from '#app/platform/auth.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';

eachDatabase(({ engine, url }) => {
  test('a migration that fails half way leaves nothing behind', async () => {
    const { db } = openDatabase(url());
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () => ({
          '0001-whole': {
            up: (db) => db.schema.createTable('whole').addColumn('a', 'text').execute(),
          },
          '0002-half': {
            async up(db) {
              await db.schema.createTable('half').addColumn('a', 'text').execute();
              await sql`select * from nowhere`.execute(db);
            },
          },
        }),
      },
    });
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeInstanceOf(Error);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual([]);
    await db.destroy();
  });

  // On SQLite the one that waits blocks its thread, and here both have the same one.
  test.runIf(engine === 'postgres')('two that migrate at once do it once', async () => {
    const [one, other] = [openDatabase(url()), openDatabase(url())];
    const applied = await Promise.all([migrate(one), migrate(other)]);
    const [nothing, everything] = applied.toSorted((a, b) => a.length - b.length);
    expect(nothing).toEqual([]);
    expect(everything).toContain('0001-create-everything');
    await Promise.all([one.db.destroy(), other.db.destroy()]);
  });

  test('a database that is up to date is left alone', async () => {
    const database = openDatabase(url());
    await migrate(database);
    const before = await database.db.introspection.getTables();
    expect(await migrate(database)).toEqual([]);
    expect(await database.db.introspection.getTables()).toEqual(before);
    await database.db.destroy();
  });

  test('the sign-in library finds every table and column that it expects', async () => {
    const database = openDatabase(url());
    await migrate(database);
    const { options } = createAuth(database, 'x'.repeat(43), null);
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
    await database.db.destroy();
  });
});
