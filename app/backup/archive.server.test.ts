import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ArchiveError, unpackArchive, writeArchive } from './archive.server.ts';

let entryEnded: Promise<void>;
vi.mock('tar-stream', async (original) => {
  const tar = await original<typeof import('tar-stream')>();
  const extract = () =>
    tar.extract().on('entry', (_, entry) => {
      entryEnded = new Promise((resolve) => void entry.once('close', resolve));
    });
  return { default: { ...tar, extract } };
});
// A disk so slow that all there is of the archive has been read before the first folder is made.
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof import('node:fs/promises')>();
  const mkdir = async (path: string) => {
    await entryEnded;
    await files.mkdir(path);
  };
  return { ...files, mkdir };
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sampan-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, 20_000)],
  ['damaged', (bytes: Buffer) => Buffer.from(bytes).fill(7, 20_000)],
])('an archive that is %s is refused on a slow disk too', async (_, spoil) => {
  const path = join(folder, 'sample.tar.gz');
  async function* entries() {
    yield { name: 'sample/picture.webp', bytes: randomBytes(50_000) };
  }
  await writeArchive(path, entries(), null);
  await writeFile(path, spoil(await readFile(path)));
  const place = await mkdtemp(join(folder, 'place-'));
  await expect(unpackArchive(path, place, null)).rejects.toBeInstanceOf(ArchiveError);
});
