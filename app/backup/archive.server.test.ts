import { randomBytes } from 'node:crypto';
import type { PathLike } from 'node:fs';
import files, { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tar from 'tar-stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ArchiveError, unpackArchive, writeArchive } from './archive.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sampan-archive-'));
  let entryEnded: Promise<void>;
  const { extract } = tar;
  vi.spyOn(tar, 'extract').mockImplementation(() =>
    extract().on('entry', (_, entry) => {
      entryEnded = new Promise((resolve) => void entry.once('close', resolve));
    }),
  );
  // A disk so slow that all there is of the archive has been read before the first folder is made.
  const { mkdir } = files;
  vi.spyOn(files, 'mkdir').mockImplementation(async (path: PathLike) => {
    await entryEnded;
    return mkdir(path, { recursive: true });
  });
  syncBuiltinESMExports();
});
afterAll(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await rm(folder, { recursive: true, force: true });
});

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
