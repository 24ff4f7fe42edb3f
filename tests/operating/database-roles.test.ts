import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresPrograms, startCluster } from '#tests/machine/postgres.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { onPostgres } from '#tests/support/each-database.ts';
import { goodApplication, openTestSite } from '#tests/support/test-site.ts';

/** The file with which the container of PostgreSQL makes the role and the database of the site. */
const file = 'deploy/postgres/site-database.sql';

/** Calls it as `address` says, for a role and a database of that name. */
function callFile(address: string, name: string, password: string): void {
  const given = { role: name, database: name, password };
  const variables = Object.entries(given).map(([key, value]) => `--set=${key}=${value}`);
  const called = spawnSync('psql', ['-qX', address, ...variables, '-f', file], {
    encoding: 'utf8',
  });
  if (called.error) throw called.error;
  expect([called.status, called.stderr]).toEqual([0, '']);
}

async function ask(address: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

onPostgres(({ url }) => {
  const name = `site_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const ownUrl = (database = name) =>
    Object.assign(new URL(url()), { username: name, password, pathname: database }).href;
  const administrator = () => Object.assign(new URL(url()), { pathname: 'postgres' }).href;

  beforeAll(() => callFile(administrator(), name, password));
  afterAll(async () => {
    await ask(administrator(), `drop database if exists ${name} with (force)`);
    await ask(administrator(), `drop role if exists ${name}`);
  });

  test('the site migrates, runs and is asked with the role that it is given', async () => {
    const site = await openTestSite(ownUrl());
    const answer = await site.call('POST', '/api/application', { json: goodApplication });
    expect(answer.status).toBe(201);
    await site.close();
    // As a second start and a backup do.
    const again = await openTestSite(ownUrl());
    const rows = await again.services.database.db.selectFrom('application').select('_id').execute();
    expect(rows).toHaveLength(1);
    await again.close();
  });

  test.each([
    ['make a database', `create database ${name}_more`],
    ['make a role', `create role ${name}_more`],
    ['make itself mighty', `alter role ${name} superuser`],
    ['make a schema', 'create schema more'],
    ['read the passwords', 'select rolpassword from pg_authid'],
    ['run a program', `copy (select 1) to program 'cat'`],
    ['read a file', `select pg_read_file('/etc/hostname')`],
    ['change the server', `alter system set log_statement = 'none'`],
    [
      'end what others do',
      'select pg_terminate_backend(pid) from pg_stat_activity where usename <> current_user',
    ],
  ])('but cannot %s', async (_, statement) => {
    await expect(ask(ownUrl(), statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|0LP01)$/),
    });
  });

  test.each(['postgres', 'template1'])('nor get into the database %s', async (database) => {
    await expect(ask(ownUrl(database), 'select 1')).rejects.toMatchObject({ code: '42501' });
  });

  test('nor does anybody else get into its own', async () => {
    const other = `${name}_other`;
    await ask(administrator(), `create role ${other} login password '${password}'`);
    const address = Object.assign(new URL(ownUrl()), { username: other }).href;
    await expect(ask(address, 'select 1')).rejects.toMatchObject({ code: '42501' });
    await ask(administrator(), `drop role ${other}`);
  });

  test('called again over a database that belonged to another role, it hands everything over', async () => {
    await ask(administrator(), `drop database ${name} with (force)`);
    await ask(administrator(), `create database ${name}`);
    const before = openDatabase(Object.assign(new URL(url()), { pathname: name }).href);
    await migrate(before);
    await before.db.destroy();
    callFile(administrator(), name, password);
    callFile(administrator(), name, password);
    const owners = await ask(
      ownUrl(),
      `select distinct pg_get_userbyid(relowner) as owner from pg_class
        where relnamespace = 'public'::regnamespace`,
    );
    expect(owners).toEqual([{ owner: name }]);
    const site = await openTestSite(ownUrl());
    const answer = await site.call('POST', '/api/application', { json: goodApplication });
    expect(answer.status).toBe(201);
    await site.close();
  });
});

test.skipIf(!postgresPrograms.isThere() && !process.env.CI)(
  'a server whose only role was the site’s is brought up to date as the release notes say',
  async () => {
    const { url, end } = await startCluster();
    try {
      const password = new URL(url).password;
      const as = (username: string, database: string) =>
        Object.assign(new URL(url), { username, pathname: database }).href;
      await ask(url, 'create database sampan');
      const before = openDatabase(as('sampan', 'sampan'));
      await migrate(before);
      await before.db.destroy();
      await ask(url, `create role keeper superuser login password '${password}'`);
      await ask(as('keeper', 'postgres'), 'alter role sampan rename to postgres');
      await ask(as('postgres', 'postgres'), 'drop role keeper');
      callFile(as('postgres', 'postgres'), 'sampan', password);
      expect(
        await ask(as('postgres', 'postgres'), 'select rolname from pg_roles where rolsuper'),
      ).toEqual([{ rolname: 'postgres' }]);
      const site = await openTestSite(as('sampan', 'sampan'));
      const answer = await site.call('POST', '/api/application', { json: goodApplication });
      expect(answer.status).toBe(201);
      await site.close();
    } finally {
      await end();
    }
  },
);
