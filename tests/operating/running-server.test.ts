import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fuzz } from '#tests/fuzz/fuzz.ts';
import { bareEnvironment } from '#tests/support/bare-environment.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';

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

test('a running site makes files for its own account alone, and closes those from before', async () => {
  const site = await startSite('build', { BACKUP_DAILY: 'off' });
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
      [`port-${new URL(site.origin).port}.lock`]: '600',
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

describe('a fresh site', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite('build', {}, [
      '--disable-warning=ExperimentalWarning',
      '--import',
      import.meta.resolve('../support/count-requests.ts'),
    ]);
  });
  afterAll(() => site.end());

  test('its nightly backup is made by the build itself, without a source', () => {
    const made = spawnSync(process.execPath, [resolve('build/server/index.js'), 'backup'], {
      ...{ cwd: site.dataDir, env: bareEnvironment({ DATA_DIR: site.dataDir }), encoding: 'utf8' },
    });
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(join(site.dataDir, 'backups'))).toHaveLength(1);
  });

  test('a request that names another host leaves no trace in the pages kept for everybody', async () => {
    for (const path of ['/', '/bn/contact', '/sitemap.xml', '/robots.txt']) {
      await new Promise((resolve, reject) => {
        const headers = { host: 'stranger.example', 'x-forwarded-host': 'stranger.example' };
        request(site.origin + path, { headers }, (answer) => answer.resume().on('end', resolve))
          .on('error', reject)
          .end();
      });
      const kept = await (await fetch(site.origin + path)).text();
      expect(kept).toContain(site.origin);
      expect(kept).not.toContain('stranger');
    }
  });

  // Once, each rendering stayed in memory for good, with its request and all its words (record 0071).
  test('pages that are rendered for one visitor do not stay in memory', async () => {
    const requestsInMemory = () => site.ask('how many requests are in memory');
    const render = async (count: number) => {
      for (let page = 0; page < count; page += 1) {
        const answer = await fetch(`${site.origin}/admin?visit=${page}`);
        expect(answer.status).toBe(200);
        // Read to its end: the server holds what it has not sent.
        await answer.text();
      }
    };
    await render(3);
    const before = Number(await requestsInMemory());
    await render(40);
    // More than once: what waits for a finaliser goes with the next collection.
    await expect.poll(requestsInMemory, { timeout: 30_000 }).toBeLessThan(before + 10);
  });

  // `npm run test:fuzz` makes more of them.
  test('no call that somebody could make up is a fault of ours', { timeout: 600_000 }, async () => {
    const calls = process.env.TEST_ALL ? 1_000 : 250;
    const { answers, faults } = await fuzz(site.origin, calls, 14);
    expect(faults).toEqual({});
    // Most are refused, and some get as far as an answer.
    expect(answers['4xx']).toBeGreaterThan(calls / 3);
    expect(answers['2xx']).toBeGreaterThan(calls / 10);
  });
});
