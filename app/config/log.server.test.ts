import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sampan-log-'));
const children: ChildProcess[] = [];
afterAll(() => {
  // One that does not end by itself does not read SIGTERM either.
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A process that logs as the site does, and says on the channel that it still answers. */
const program = `
  import { createLog } from '#app/config/log.server.ts';
  const log = createLog('info');
  // As the site does, which makes a pipe one that refuses what it has no room for.
  console.log('serving');
  process.on('SIGTERM', () => process.disconnect());
  process.on('message', (lines) => {
    for (let line = 1; line <= lines; line += 1) log.info({ line }, 'x'.repeat(1000));
    setImmediate(() => setImmediate(() => process.send('answered')));
  });
  process.send('ready');
`;

async function startProcess(stdout: 'pipe' | number) {
  const stdio: StdioOptions = ['ignore', stdout, 'inherit', 'ipc'];
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio });
  children.push(child);
  await once(child, 'message');
  return {
    child,
    async log(lines: number) {
      child.send(lines);
      expect(await once(child, 'message')).toEqual(['answered', undefined]);
    },
    async stop() {
      child.kill('SIGTERM');
      return (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    },
  };
}

// Only Linux has this device, which is a full disk.
test.skipIf(!existsSync('/dev/full'))('on a full disk the process answers, and ends', async () => {
  const full = openSync('/dev/full', 'w');
  const { log, stop } = await startProcess(full);
  closeSync(full);
  await log(3);
  await log(3);
  expect(await stop()).toEqual([0, null]);
});

test('a reader that comes late gets every line', async () => {
  const { child, log, stop } = await startProcess('pipe');
  // More than any pipe holds.
  await log(2000);
  const read = text(child.stdout!);
  expect(await stop()).toEqual([0, null]);
  expect(linesOf(await read)).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1));
});

test('lines that are logged before the end are in the file', async () => {
  const path = join(folder, 'site.log');
  const file = openSync(path, 'w');
  const { log, stop } = await startProcess(file);
  closeSync(file);
  await log(200);
  expect(await stop()).toEqual([0, null]);
  expect(linesOf(readFileSync(path, 'utf8'))).toHaveLength(200);
});

function linesOf(output: string): number[] {
  const lines = output.trimEnd().split('\n');
  expect(lines[0]).toBe('serving');
  return lines.slice(1).map((line) => (JSON.parse(line) as { line: number }).line);
}
