import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { stubSite } from '#tests/support/stub-site.ts';

// In order: the first start installs and builds, and the later ones find it done.
const site = stubSite();
afterAll(() => site.remove());
const npmStart = 'node bin/run.mjs bin/start.ts';
const built = join(site.folder, 'build/server/index.js');

test('the first start installs, builds and serves in production mode', async () => {
  const run = site.start(npmStart);
  const port = await run.says('serving on');
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('production');
  expect(run.said).toEqual([
    'Installing packages …',
    expect.stringMatching(/^Installing packages: done/),
    'Building the site …',
    expect.stringMatching(/^Building the site: done/),
    expect.stringMatching(/^serving on/),
  ]);
  run.child.kill('SIGTERM');
  expect(await run.end).toBe(0);
});

test.each([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['SIGHUP', 'SIGTERM'],
] as const)(
  '%s reaches the server once, as %s, and the exit code is 0',
  async (signal, passedOn) => {
    const run = site.start(npmStart);
    const port = await run.says('serving on');
    run.child.kill(signal);
    run.child.kill(signal);
    expect(await run.end).toBe(0);
    expect(run.said).toEqual([`serving on ${port}`, `stopped by ${passedOn}`]);
    await canListen(port);
  },
);

test('a bootstrap that is killed takes the server with it', async () => {
  const run = site.start(npmStart);
  const port = await run.says('serving on');
  run.child.kill('SIGKILL');
  expect(await run.says('stopped by')).toBe('disconnect');
  await run.end;
  await canListen(port);
});

test('a server that is still starting goes too', async () => {
  site.edit('SLOW');
  const run = site.start(npmStart);
  await run.says('not ready yet');
  run.child.kill('SIGKILL');
  await run.end;
  site.edit('first');
});

test.each([
  ['SIGINT', 0],
  ['SIGTERM', 0],
  ['SIGHUP', null],
  ['SIGKILL', null],
] as const)('npm that gets %s leaves nothing behind', async (signal, code) => {
  const run = site.start('npm start');
  const port = await run.says('serving on');
  run.child.kill(signal);
  expect(await run.end).toBe(code);
  await canListen(port);
});

test('a failing build ends with a sentence and leaves the one before, and the next start builds again', async () => {
  const before = readFileSync(built, 'utf8');
  site.edit('BROKEN');
  const failed = site.start(npmStart);
  expect(await failed.end).toBe(1);
  expect(failed.said.at(-1)).toBe('The site could not be built: the reason is above.');
  expect(failed.said.join()).toContain('a mistake in the source');
  expect(readFileSync(built, 'utf8')).toBe(before);

  site.edit('repaired');
  const repaired = site.start(npmStart);
  await repaired.says('serving on');
  expect(readFileSync(built, 'utf8')).toContain('repaired');
  repaired.child.kill('SIGTERM');
  await repaired.end;
});

test('SIGTERM during a build ends the build tool and leaves the build before', async () => {
  const before = readFileSync(built, 'utf8');
  site.edit('ENDLESS');
  const files = watch(site.folder);
  const run = site.start(npmStart);
  let builder = 0;
  for await (const { filename } of files) {
    builder = Number(/^built-by-(\d+)$/.exec(filename ?? '')?.[1]);
    if (builder) break;
  }
  run.child.kill('SIGTERM');
  expect(await run.end).toBe(143);
  expect(() => process.kill(builder, 0)).toThrow('ESRCH');
  expect(readFileSync(built, 'utf8')).toBe(before);
});

test('a program that has done its work ends, with its own exit code', async () => {
  const run = site.start('node bin/run.mjs -e process.exitCode=7');
  expect(await run.end).toBe(7);
});

test('two started at once build once and both serve', async () => {
  site.edit('for two');
  const runs = [site.start(npmStart), site.start(npmStart)];
  await Promise.all(runs.map((run) => run.says('serving on')));
  const lines = runs.flatMap((run) => run.said);
  expect(lines.filter((line) => line === 'Building the site …')).toHaveLength(1);
  for (const run of runs) run.child.kill('SIGTERM');
  expect(await Promise.all(runs.map((run) => run.end))).toEqual([0, 0]);
});

async function canListen(port: string) {
  const probe = createServer().listen(Number(port), '127.0.0.1');
  await once(probe, 'listening');
  probe.close();
}
