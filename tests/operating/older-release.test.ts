import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { expect, test } from 'vitest';
import { eachDatabase } from '#tests/support/each-database.ts';
import { cookieOf, openTestSite, staffPassword } from '#tests/support/test-site.ts';

type Kept = {
  applications: { _id: string; receipt: string; name: string; passport: string }[];
  secrets: object;
};

// Written by the site as it was on 2026-11-22 (8f061c78, up to migration 0018), through its own API: before the log of
// calls, roles, content, cases, consent and complaints. Three applications, the third in the trash; a call; a gallery item
// with its picture; one account.
eachDatabase(({ engine, url }) => {
  test('an installation of 2026-11-22 is brought up to date, and everything in it can be read', async () => {
    const of = (ending: string) =>
      readFileSync(`tests/corpus/older-releases/2026-11-22-${engine}.${ending}`, 'utf8');
    await run(of('sql'));
    const { applications, secrets } = JSON.parse(of('json')) as Kept;
    const folder = mkdtempSync(join(tmpdir(), 'sampan-older-'));
    const SECRETS_FILE = join(folder, 'secrets.json');
    writeFileSync(SECRETS_FILE, JSON.stringify(secrets));
    const site = await openTestSite(url(), { SECRETS_FILE });
    const { db } = site.services.database;

    // With the password of then, and as owner, because somebody has to be.
    const email = 'staff@sampan.example';
    const json = { email, password: staffPassword };
    const cookie = cookieOf(await site.call('POST', '/api/auth/sign-in/email', { json }));
    const ask = async (path: string) =>
      (await site.call('GET', `/api${path}`, { cookie })).json() as Promise<unknown>;
    expect(await ask('/staff')).toMatchObject({ staff: [{ email, role: 'owner' }] });

    const [called, untouched, deleted] = applications;
    const listed = await ask('/application');
    expect(listed).toHaveLength(2);
    expect(listed).toMatchObject([
      { _id: untouched!._id, receiptNumber: untouched!.receipt, name: untouched!.name },
      { _id: called!._id, receiptNumber: called!.receipt, name: called!.name },
    ]);
    for (const { _id, passport } of [called!, untouched!])
      expect(await ask(`/application/${_id}`)).toMatchObject({ passport });
    const calls = db.selectFrom('callLog').select(['subject', 'outcome', 'note']);
    expect(await calls.execute()).toMatchObject([
      { subject: called!._id, outcome: 'call_later', note: 'After six' },
    ]);
    const trash = db.selectFrom('application').select('_id').where('deletedAt', 'is not', null);
    expect(await trash.execute()).toEqual([{ _id: deleted!._id }]);
    const stages = db.selectFrom('application').select('stage').distinct();
    expect(await stages.execute()).not.toContainEqual({ stage: null });

    const items = await db.selectFrom('galleryItem').select(['name', 'shows']).execute();
    expect(items).toMatchObject([{ name: 'Rakib' }]);
    await site.close();
    rmSync(folder, { recursive: true });
  });

  async function run(statements: string) {
    if (engine === 'sqlite') {
      new Sqlite(url().slice('file:'.length)).exec(statements).close();
      return;
    }
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    await client.query(statements);
    await client.end();
  }
});
