import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serverEnvironment } from '#build-tools/production-build.ts';
import { freePort, ownFolder, unprivilegedUser } from '#tests/machine/own-server.ts';
import { sendRequest } from './raw-request.ts';
import { last } from './fault-duration.ts';
import { upload } from './picture-upload.ts';
import { type SmallDisk, makeSmallDisk } from './small-disk.ts';
import { tryFault } from './try-fault.ts';
import { type TwoProcesses, startTwoProcesses } from './two-processes.ts';

describe('[sqlite]', () => {
  let disk: SmallDisk;
  let two: TwoProcesses;
  beforeAll(async () => {
    disk = makeSmallDisk();
    two = await startTwoProcesses({ dataDir: disk.folder });
  });
  afterAll(async () => {
    await two?.end();
    await disk?.end();
  });

  test('disk full', async () => {
    const pids = two.sites.map((site) => site.pid());
    await tryFault(two, 'disk full', async () => {
      disk.fill(pids);
      expect(await upload(two)).toMatchObject({ status: 503 });
      expect(await sendMessage(two)).toMatchObject({ status: 503 });
      await last(2000, 5000);
      disk.free(pids);
    });
    expect(two.sites.map((site) => site.pid())).toEqual(pids);
    expect((await upload(two)).status).toBe(200);
    expect((await sendMessage(two)).status).toBe(200);
    // Nothing half written is left of what was refused: two sizes of one picture, and one mail.
    expect(readdirSync(join(disk.folder, 'media'))).toHaveLength(2);
    expect(readdirSync(join(disk.folder, 'mail'))).toHaveLength(1);
  });
});

// Only Linux has this device, which is a full disk. As in a container the site may write to its data folder alone.
test.skipIf(!existsSync('/dev/full'))('no line of the site can be written', async () => {
  const user = unprivilegedUser('nobody');
  const folder = ownFolder('unwritten', user);
  const port = await freePort();
  const full = openSync('/dev/full', 'w');
  const site = spawn(process.execPath, [resolve('build/server/index.js')], {
    ...user,
    cwd: '/',
    env: {
      ...{ PATH: process.env.PATH, ...serverEnvironment, DATA_DIR: folder, PORT: port },
      ...{ FIRST_STAFF_EMAIL: 'staff@sampan.example', FIRST_STAFF_PASSWORD: 'correct-horse' },
    },
    stdio: ['ignore', full, 'inherit'],
  });
  closeSync(full);
  try {
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    await vi.waitFor(() => ask('/readyz'), { timeout: 60_000 });
    // Each of these is logged.
    for (let asked = 0; asked < 3; asked += 1) expect((await ask('/nothing')).status).toBe(404);
    site.kill('SIGTERM');
    expect(await once(site, 'exit')).toEqual([0, null]);
  } finally {
    site.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

function sendMessage({ origin }: TwoProcesses) {
  return sendRequest(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      name: 'Rakib Hasan',
      number: '+8801712345678',
      email: 'rakib@example.com',
      reference: 'Nobody so far',
      address: 'I would like to work in a hotel.',
    }),
  });
}
