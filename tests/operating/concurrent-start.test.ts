import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, expect, test as twice } from 'vitest';
import { openDatabase } from '#app/database/database.server.ts';
import { migrations } from '#app/database/migrate.server.ts';
import { bareEnvironment } from '#tests/support/bare-environment.ts';
import { eachDatabase } from '#tests/support/each-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-four-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Several programs have to start, on a machine that does other things too. */
const testOptions = { timeout: 60_000 };

eachDatabase(({ engine, url, testOnce: test }) => {
  /** Calls a command in four processes at once, each with its own idea of where the secrets are. */
  function four(command: string[], secretsFile: (number: number) => string) {
    return Promise.all(
      [1, 2, 3, 4].map((number) => {
        const env = bareEnvironment({
          DATA_DIR: join(folder, engine),
          DATABASE_URL: url(),
          SECRETS_FILE: join(folder, engine, secretsFile(number)),
        });
        return promisify(execFile)(process.execPath, command, { env }).then(
          ({ stdout }) => ({ code: 0, said: stdout.trim() }),
          ({ code, stderr }) => ({ code: code as number, said: String(stderr).trim() }),
        );
      }),
    );
  }

  twice('four processes that find an empty database migrate it once', testOptions, async () => {
    const runs = await four(['bin/migrate.ts'], () => 'secrets.json');
    const everything = Object.keys(migrations).map((name) => `Applied ${name}`);
    const [working, ...waiting] = runs.map(({ said }) => said).toSorted();
    expect(working?.split('\n')).toEqual(everything.toSorted());
    expect(waiting).toEqual(Array(3).fill('Nothing to do.'));
  });

  test('four that share a folder make one set of secrets', testOptions, async () => {
    const runs = await four(['bin/staff.ts', 'list'], () => 'shared/secrets.json');
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(readdirSync(join(folder, engine, 'shared'))).toEqual(['secrets.json']);
  });

  test(
    'of four that do not, one goes on and the others say what to copy',
    testOptions,
    async () => {
      const { db } = openDatabase(url());
      await sql`delete from "secretKey"`.execute(db);
      await db.destroy();
      const runs = await four(['bin/staff.ts', 'list'], (number) => `${number}/secrets.json`);
      const [going, ...refused] = runs.toSorted((one, other) => one.code - other.code);
      expect(going?.code).toBe(0);
      for (const { code, said } of refused) {
        expect(code).toBe(1);
        expect(said).toMatch(/^(The key|There are no secrets) [^\n]*: copy secrets\.json [^\n]*$/);
      }
    },
  );
});
