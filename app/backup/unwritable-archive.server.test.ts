import { randomBytes } from 'node:crypto';
import { access, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ArchiveEntry, writeArchive } from './archive.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sampan-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Pictures that cannot be compressed, more than the streams between them and the disk hold. */
async function* pictures(failure?: Error): AsyncGenerator<ArchiveEntry> {
  for (let count = 0; count < 100; count += 1)
    yield { name: `pictures/${count}.webp`, bytes: randomBytes(30_000) };
  if (failure) throw failure;
}

test('a picture that cannot be read ends the archive, and nothing is left of it', async () => {
  const path = join(folder, 'one.tar.gz');
  await expect(writeArchive(path, pictures(new Error('no answer')), null)).rejects.toThrow(
    'no answer',
  );
  await expect(access(`${path}.part`)).rejects.toThrow('ENOENT');
});

test('a full disk ends the archive, and nothing is left of it', async () => {
  const path = join(folder, 'two.tar.gz');
  await symlink('/dev/full', `${path}.part`);
  await expect(writeArchive(path, pictures(), null)).rejects.toThrow('ENOSPC');
  await expect(access(`${path}.part`)).rejects.toThrow('ENOENT');
});
