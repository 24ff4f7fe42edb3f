import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sampan-dev-'));
const site = spawn(process.execPath, ['bin/run.mjs', 'bin/dev.ts'], {
  env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const gone = once(site, 'exit');
let origin: string;

// Vite reads all sources first, and the fonts are made.
beforeAll(async () => {
  origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: site.stdout }).on('line', (line) => {
      const address = /serving on (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    void gone.then(([code]) => reject(new Error(`it ended with ${code} instead of serving`)));
  });
}, 120_000);
afterAll(() => {
  site.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('an address written otherwise leads to the right one', async () => {
  const { status, headers } = await fetch(`${origin}/About/`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, '/about']);
});

test('what the policy of a page would refuse is only reported', async () => {
  const answer = await fetch(`${origin}/about`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(answer.headers.get('content-security-policy')).toBeNull();
  const policy = answer.headers.get('content-security-policy-report-only');
  expect(policy).toMatch(/default-src 'none'; script-src 'self' 'sha256-[^;]+; style-src 'self';/);
  expect(await answer.text()).toContain('<meta property="og:title"');
});

test('the API, pictures and refusals answer as in production', async () => {
  const gallery = await fetch(`${origin}/api/gallery`);
  expect([gallery.status, await gallery.json()]).toEqual([200, []]);
  expect(gallery.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(gallery.headers.get('x-content-type-options')).toBe('nosniff');
  const refused = {
    foreign_origin: fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    }),
    too_large: fetch(`${origin}/api/contact`, { method: 'POST', body: 'x'.repeat(70_000) }),
    not_found: fetch(`${origin}/media/00000000000000000000000000000000.webp`),
  };
  for (const [code, answering] of Object.entries(refused)) {
    const answer = await answering;
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const status = { foreign_origin: 403, too_large: 413, not_found: 404 }[code];
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, status });
  }
});

test('it ends when it is told to', async () => {
  site.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});
