import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { migrations } from '#app/database/migrate.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';

/** As many processes as somebody may start at once, on a machine that does other things too. */
const patience = { timeout: 60_000 };

eachDatabase(({ url }) => {
  test('four processes that find an empty database migrate it once', patience, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sampan-test-'));
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: url() };
    const runs = Array.from({ length: 4 }, () =>
      promisify(execFile)(process.execPath, ['bin/migrate.ts'], { env }),
    );
    const said = (await Promise.all(runs)).map(({ stdout }) => stdout.trim());
    const everything = Object.keys(migrations).map((name) => `Applied ${name}`);
    const [working, ...waiting] = said.toSorted();
    expect(working?.split('\n')).toEqual(everything.toSorted());
    expect(waiting).toEqual(Array(3).fill('Nothing to do.'));
    rmSync(dataDir, { recursive: true });
  });
});
