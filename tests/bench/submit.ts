import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#app/database/database.server.ts';
import { startSite } from '#tests/support/running-site.ts';
import { applyAtOnce } from './apply-at-once.ts';
import { explain } from './explain.ts';
import { inMs, percentile } from './numbers.ts';

explain(`npm run bench:submit

Measures how long 50 visitors at once wait for their applications, on SQLite, beside what one write to the disk
costs; then kills the server and counts what it had acknowledged and lost. Needs a build (npm run build).
A minute; ends with 1 when the slowest wait too long.`);

/**
 * `npm run bench:submit`: how long 50 visitors at once wait for their applications on SQLite with
 * synchronous=FULL, beside what one fsync costs on the same disk in the same run. The limits are on and
 * everybody has an address of their own. At the end the server is killed, and what it had acknowledged
 * is looked for in the database.
 */
const submitters = 50;
const each = 40;

const site = await startSite('build', { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' });
try {
  await applyAtOnce([site.origin], submitters, 20);
  const fsyncs = measureFsyncs();
  const started = performance.now();
  const answers = await applyAtOnce([site.origin], submitters, each);
  const seconds = (performance.now() - started) / 1000;
  fsyncs.push(...measureFsyncs());

  const fsync = percentile(fsyncs, 50);
  const times = answers.map(({ ms }) => ms);
  const allowed = Math.max(150, 60 * fsync);
  console.table({
    'fsync, median': inMs(fsync),
    'submissions a second': Math.round(answers.length / seconds),
    p50: inMs(percentile(times, 50)),
    p95: inMs(percentile(times, 95)),
    p99: inMs(percentile(times, 99)),
    most: inMs(percentile(times, 100)),
    'allowed p99': inMs(allowed),
    'not acknowledged': answers.filter(({ id }) => !id).length,
    'acknowledged and lost': await lost(answers.flatMap(({ id }) => id ?? [])),
  });
  if (percentile(times, 99) > allowed) process.exitCode = 1;
} finally {
  await site.end();
}

/** Milliseconds of writing one page and waiting for the disk, each time. */
function measureFsyncs(): number[] {
  const path = join(site.dataDir, 'fsync');
  const file = openSync(path, 'w');
  const page = Buffer.alloc(4096, 1);
  const times = Array.from({ length: 200 }, (_, n) => {
    const started = performance.now();
    writeSync(file, page, 0, page.length, n * page.length);
    fsyncSync(file);
    return performance.now() - started;
  });
  closeSync(file);
  rmSync(path);
  return times;
}

async function lost(acknowledged: string[]): Promise<number> {
  await site.restart('SIGKILL');
  const { db } = openDatabase(`file:${join(site.dataDir, 'sampan.sqlite')}`);
  const rows = await db.selectFrom('application').select('_id').execute();
  await db.destroy();
  const kept = new Set(rows.map(({ _id }) => _id));
  return acknowledged.filter((id) => !kept.has(id)).length;
}
