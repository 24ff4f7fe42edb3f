import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeStaleFiles } from '#app/backup/stale-files.server.ts';
import { bareEnvironment } from '#tests/support/bare-environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-interrupted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'what a killed drill leaves behind, the site finds and removes',
  { timeout: 60_000 },
  async () => {
    const [dataDir = '', temporary = ''] = ['data', 'tmp'].map((name) => join(folder, name));
    for (const path of [dataDir, temporary]) mkdirSync(path);
    // An archive that never comes, so that the drill is under way for as long as it lives.
    const archive = join(folder, 'archive');
    execFileSync('mkfifo', [archive]);
    const files = watch(folder, { recursive: true });
    // Where commands and the site have temporary folders of their own, as under systemd.
    const env = bareEnvironment({ DATA_DIR: dataDir, TMPDIR: temporary });
    const drill = spawn(process.execPath, [resolve('bin/restore.ts'), '--drill', archive], {
      ...{ cwd: folder, env, stdio: 'inherit' },
    });
    for await (const { filename } of files) if (filename?.includes('sampan-drill-')) break;
    drill.kill('SIGKILL');
    await once(drill, 'exit');
    const place = { dataDir, backup: { folder: join(dataDir, 'backups'), to: null } };
    const inTwoDays = new Date(Date.now() + 48 * 3_600_000);
    expect(await removeStaleFiles(place, inTwoDays)).toBe(1);
  },
);
