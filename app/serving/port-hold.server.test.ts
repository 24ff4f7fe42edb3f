import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { holdPort, holderOf } from './port-hold.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-port-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('who serves at a port is known as long as its process holds it', () => {
  expect(holderOf(folder, 3000)).toBeNull();
  const release = holdPort(folder, 3000, '1.0.0 before');
  expect(holderOf(folder, 3000)).toEqual({ pid: process.pid, build: '1.0.0 before' });
  expect(holderOf(folder, 3001)).toBeNull();
  // While the older one still ends.
  const releaseNewer = holdPort(folder, 3000, '1.0.0 after');
  release();
  expect(holderOf(folder, 3000)).toMatchObject({ build: '1.0.0 after' });
  releaseNewer();
  expect(holderOf(folder, 3000)).toBeNull();
});

test('a file that says nothing is no holder', () => {
  writeFileSync(join(folder, 'port-3002.lock'), 'something else entirely');
  expect(holderOf(folder, 3002)).toBeNull();
});
