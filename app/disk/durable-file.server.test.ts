import { mkdir, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDurably } from './durable-file.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sampan-durable-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a file is replaced, has its mode, and leaves no draft', async () => {
  const path = join(folder, 'note');
  await writeDurably(path, 'first', 0o600);
  await writeDurably(path, Buffer.from('second'), 0o600);
  expect(await readFile(path, 'utf8')).toBe('second');
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['note']);
});

test('what cannot get its name is thrown and leaves no draft', async () => {
  await mkdir(join(folder, 'taken', 'by a folder'), { recursive: true });
  await expect(writeDurably(join(folder, 'taken'), 'x')).rejects.toThrow(/EISDIR|EEXIST|EPERM/);
  expect(await readdir(folder)).not.toContain('taken.draft');
});
