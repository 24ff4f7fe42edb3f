import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { checkSecrets, dropOlderKeys } from '#app/config/secret-fingerprints.server.ts';
import {
  type Secrets,
  SecretsError,
  keepSecrets,
  makeSecrets,
  readSecrets,
  replaceSecrets,
  withNewKeys,
  withNewestKeys,
} from '#app/config/secrets.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { goodApplication, openTestSite } from '#tests/support/test-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const elsewhere = (name: string) => join(folder, name, 'secrets.json');

test('however many make secrets at one place at once, all have those of the first', async () => {
  const path = elsewhere('many');
  const made = await Promise.all(Array.from({ length: 20 }, () => makeSecrets(path)));
  expect(new Set(made.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
  expect(made[0]).toEqual(JSON.parse(readFileSync(path, 'utf8')));
  expect(readdirSync(join(folder, 'many'))).toEqual(['secrets.json']);
});

test('the file is for its owner alone, from the first start through every change', async () => {
  const path = elsewhere('modes');
  const modes = () =>
    readdirSync(join(folder, 'modes')).map((name) => {
      const { mode } = statSync(join(folder, 'modes', name));
      return `${name} ${(mode & 0o777).toString(8)}`;
    });
  // Of a process that lets everybody read what it makes, unless it is said otherwise.
  const before = process.umask(0);
  try {
    const first = await makeSecrets(path);
    expect(modes()).toEqual(['secrets.json 600']);
    const both = withNewKeys(first);
    await replaceSecrets(path, both);
    expect(modes()).toEqual(['secrets.json 600']);
    await keepSecrets(path);
    await replaceSecrets(path, withNewestKeys(both));
    expect(modes()).toEqual(['secrets.json 600', 'secrets.json.before 600']);
    expect(await readSecrets(`${path}.before`)).toEqual(both);
  } finally {
    process.umask(before);
  }
});

test('what an editor puts in front of the file is read over', async () => {
  const path = elsewhere('marked');
  const made = await makeSecrets(path);
  writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8')}`);
  expect(await readSecrets(path)).toEqual(made);
});

test('secrets from before the signing key could be changed are read as the first', async () => {
  const path = elsewhere('former');
  const { signingKeys, passportKeys } = await makeSecrets(path);
  writeFileSync(path, JSON.stringify({ signing: signingKeys.s1, passportKeys }));
  expect(await readSecrets(path)).toEqual({ signingKeys, passportKeys });
});

test('where none can be made, it says where and why', async () => {
  writeFileSync(join(folder, 'file'), '');
  const making = makeSecrets(elsewhere('file'));
  await expect(making).rejects.toBeInstanceOf(SecretsError);
  await expect(making).rejects.toThrow(/^The secrets cannot be made at \S+ \(E\w+\): let the site/);
});

eachDatabase(({ engine, url }) => {
  let database: OpenDatabase;
  let db: Database;
  let first: Secrets;
  const path = elsewhere(engine);
  beforeAll(async () => {
    database = openDatabase(url());
    await migrate(database);
    ({ db } = database);
    first = await makeSecrets(path);
  });
  afterEach(() => db.deleteFrom('secretKey').execute());
  afterAll(() => db.destroy());

  async function refusal(secrets: Secrets): Promise<string | null> {
    const error: unknown = await checkSecrets(db, secrets, path).catch((reason: unknown) => reason);
    if (error !== undefined) expect(error).toBeInstanceOf(SecretsError);
    return (error as Error | undefined)?.message ?? null;
  }

  test('the first secrets are noted, and the same are welcome ever after', async () => {
    expect(await refusal(first)).toBeNull();
    expect(await refusal(first)).toBeNull();
    const noted = await db.selectFrom('secretKey').selectAll().execute();
    expect(noted.map(({ name }) => name).toSorted()).toEqual(['k1', 'signing']);
    // It tells which key it is, and nothing of the key.
    for (const key of Object.values({ ...first.signingKeys, ...first.passportKeys })) {
      expect(JSON.stringify(noted)).not.toContain(key);
    }
  });

  test('others are refused, whatever key differs, and leave nothing behind', async () => {
    await refusal(first);
    const foreign = withNewKeys(await makeSecrets(elsewhere(`${engine}-foreign`)));
    expect(await refusal(foreign)).toMatch(
      /^The key \w+ in \S+ is not the one that this database is used with: copy secrets\.json from/,
    );
    expect(await refusal({ ...first, passportKeys: foreign.passportKeys })).toMatch(/^The key k1 /);
    expect(await refusal({ ...first, signingKeys: foreign.signingKeys })).toMatch(
      /^The key signing /,
    );
    expect(await refusal(first)).toBeNull();
  });

  test('of two machines that start with their own, one is refused', async () => {
    const other = await makeSecrets(elsewhere(`${engine}-other`));
    const refusals = await Promise.all([refusal(first), refusal(other)]);
    expect(refusals.filter((one) => one === null)).toHaveLength(1);
  });

  test('after a new key a machine without it is refused; after the old one is dropped, nobody needs that', async () => {
    await refusal(first);
    const both = withNewKeys(first);
    expect(await refusal(both)).toBeNull();
    expect(await refusal(first)).toMatch(/^The key [ks]2, which .* is missing in /);
    const onlyNew = withNewestKeys(both);
    expect(await refusal(onlyNew)).toMatch(/^The key (k1|signing), /);
    await dropOlderKeys(database, onlyNew, new Date());
    expect(await refusal(onlyNew)).toBeNull();
    expect(await refusal(both)).toBeNull();
  });

  test('a site whose secrets were lost does not start and makes no new ones', async () => {
    const kept = elsewhere(`${engine}-kept`);
    const site = await openTestSite(url(), { SECRETS_FILE: kept });
    await site.close();
    const lost = elsewhere(`${engine}-lost`);
    await expect(openTestSite(url(), { SECRETS_FILE: lost })).rejects.toThrow(
      `There are no secrets at ${lost}, but this database is used with some: copy`,
    );
    await (await openTestSite(url(), { SECRETS_FILE: kept })).close();
  });

  test('nor where only the applications tell that there were some', async () => {
    const site = await openTestSite(url());
    await site.call('POST', '/api/application', { json: goodApplication });
    await site.close();
    await db.deleteFrom('secretKey').execute();
    const lost = elsewhere(`${engine}-lost-before`);
    await expect(openTestSite(url(), { SECRETS_FILE: lost })).rejects.toThrow(/^There are no/);
    await (await openTestSite(url())).close();
  });
});
