import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

const rights = ({ dataDir }: RunningSite) =>
  Object.fromEntries(
    ['', ...readdirSync(dataDir)].map((name) => [
      name,
      (statSync(join(dataDir, name)).mode & 0o777).toString(8),
    ]),
  );

/** What a contact message leaves behind where no mail server is set. */
const message = {
  ...{ name: 'Sample', number: '+8801712345678', email: 'sample@example.com' },
  ...{ reference: 'Nobody so far', address: 'Mirpur, Dhaka' },
};

test('a running site makes files for its own account alone, and closes those from before', async ({
  build,
}) => {
  const site = await startSite(build, { BACKUP_DAILY: 'off' });
  try {
    const answer = await fetch(`${site.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.origin },
      body: JSON.stringify(message),
    });
    expect(answer.status).toBe(200);
    const closed = {
      ...{ '': '700', 'sampan.sqlite': '600', 'sampan.sqlite-wal': '600' },
      ...{ 'sampan.sqlite-shm': '600', 'secrets.json': '600', mail: '700' },
    };
    expect(rights(site)).toEqual(closed);

    await site.stop('SIGTERM');
    mkdirSync(join(site.dataDir, 'media'));
    for (const [name, mode] of Object.entries(rights(site))) {
      chmodSync(join(site.dataDir, name), mode === '600' ? 0o644 : 0o755);
    }
    await site.start();
    expect(rights(site)).toEqual({ ...closed, media: '700' });
  } finally {
    await site.end();
  }
});
