import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    const url = `file:${join(disk.folder, 'sampan.sqlite')}`;
    two = await startTwoProcesses({ engine: 'sqlite', url, dataDir: disk.folder });
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
      await last(5000);
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
