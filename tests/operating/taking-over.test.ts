import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#app/database/database.server.ts';
import { bareEnvironment } from '#tests/support/bare-environment.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';

/** The same build under an older date, in the project, where it finds its packages. */
const older = 'build-older.local';
let site: RunningSite;
beforeAll(async () => {
  cpSync('build', older, { recursive: true });
  const server = join(older, 'server/index.js');
  writeFileSync(
    server,
    readFileSync(server, 'utf8').replaceAll(
      /(builtAt"?: ?)"[^"]+"/g,
      '$1"2026-01-01T00:00:00.000Z"',
    ),
  );
  site = await startSite(older, { BACKUP_DAILY: 'off', LOG_LEVEL: 'silent' });
});
const started: { child: ChildProcess; ended: Promise<unknown> }[] = [];
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  await site.end();
  rmSync(older, { recursive: true, force: true });
});

/** Starts the build on the data and the port of the site, as `npm start` does after an upgrade. */
function startBeside() {
  const child = spawn(process.execPath, [resolve('build/server/index.js')], {
    cwd: site.dataDir,
    env: bareEnvironment({
      ...{ DATA_DIR: site.dataDir, PORT: new URL(site.origin).port, BACKUP_DAILY: 'off' },
      ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  started.push({ child, ended });
  let words = '';
  const serves = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      if (words.includes('serving on')) resolve();
    });
  });
  return {
    ...{ child, serves },
    said: Promise.all([text(child.stdout), text(child.stderr), ended]),
  };
}

/** Sends messages one after the other. Returns how many were acknowledged, and the longest time without an answer. */
async function sendUntil(over: AbortSignal) {
  let acknowledged = 0;
  let longestMs = 0;
  let last = performance.now();
  while (!over.aborted) {
    const sent = await fetch(`${site.origin}/api/contact`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        origin: site.origin,
      },
      body: JSON.stringify({
        ...{ name: 'Sample', number: '+8801712345678', email: 'sample@example.com' },
        ...{ reference: 'Nobody so far', address: 'Mirpur, Dhaka' },
      }),
    }).catch(() => null);
    if (sent?.status !== 200) continue;
    acknowledged += 1;
    longestMs = Math.max(longestMs, performance.now() - last);
    last = performance.now();
  }
  return { acknowledged, longestMs };
}

test('a newer build takes the port over once it is ready, and nothing that was acknowledged is lost', async () => {
  const over = new AbortController();
  const sending = sendUntil(over.signal);
  const newer = startBeside();
  await newer.serves;
  await expect.poll(() => site.pid(), { timeout: 60_000 }).toBeUndefined();
  const status = await fetch(`${site.origin}/bn`);
  expect(status.status).toBe(200);
  over.abort();
  const { acknowledged, longestMs } = await sending;
  console.log(`Without an answer for ${longestMs.toFixed(0)} ms, of ${acknowledged} messages.`);
  const { db } = openDatabase(`file:${join(site.dataDir, 'sampan.sqlite')}`);
  const kept = await db.selectFrom('contactMessage').select('_id').execute();
  await db.destroy();
  expect(kept.length).toBeGreaterThanOrEqual(acknowledged);

  const same = startBeside();
  const [, refusal] = await same.said;
  expect(same.child.exitCode).toBe(1);
  expect(refusal).toMatch(/^PORT \d+ is taken, by another program or by this site/);

  newer.child.kill('SIGTERM');
  const [said] = await newer.said;
  expect(newer.child.exitCode).toBe(0);
  expect(said).toMatch(
    /Taking over from process \d+, which ran another version …\nSampan is serving on/,
  );
}, 120_000);
