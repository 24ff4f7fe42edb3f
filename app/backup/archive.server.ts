import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import tar from 'tar-stream';
import { OperatorError } from '#app/config/operator-error.ts';
import { syncFolder } from '#app/disk/durable-file.server.ts';

/** One file of an archive: its bytes, or the path of a file that holds them. */
export type ArchiveEntry = { name: string } & ({ bytes: Uint8Array } | { path: string });

/** The archive cannot be read: truncated, damaged, or encrypted with another passphrase. */
export class ArchiveError extends OperatorError {}

/**
 * Writes files into a gzipped tar archive; with a passphrase encrypted in the format of `age`, so that it can
 * be opened without this program. The archive gets its name only once everything is on disk. `isFrequent` derives the key with
 * a quarter of the memory (64 MB): the site runs beside it.
 */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
  passphrase: string | null,
  isFrequent = false,
): Promise<void> {
  const draft = `${path}.part`;
  const pack = tar.pack();
  try {
    const packing = packAll(pack, entries).catch((error: Error) => pack.destroy(error));
    const zipped = pack.pipe(createGzip({ level: 6 }));
    pack.on('error', (error) => zipped.destroy(error));
    const packed = passphrase ? await encrypted(zipped, passphrase, isFrequent) : zipped;
    await pipeline(packed, createWriteStream(draft, { mode: 0o600, flush: true }));
    await packing;
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    pack.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

/** Unpacks an archive into a folder. Throws an `ArchiveError` when it cannot be read completely. */
export async function unpackArchive(
  path: string,
  folder: string,
  passphrase: string | null,
): Promise<void> {
  await access(path, constants.R_OK);
  const extract = tar.extract();
  try {
    const opened = await decrypted(createReadStream(path), path, passphrase);
    const unpacking = pipeline(opened, createGunzip(), extract);
    unpacking.catch(() => {});
    for await (const entry of extract) {
      const target = join(folder, safeName(entry.header.name));
      await mkdir(dirname(target), { recursive: true });
      // Of the entry itself a pipeline would wait for ever where the end of a cut-off archive has destroyed it before.
      await pipeline(Readable.from(entry), createWriteStream(target, { mode: 0o600 }));
    }
    await unpacking;
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const why = path.endsWith('.age')
      ? 'is damaged or cut off, or BACKUP_PASSPHRASE is not its own'
      : 'is damaged or cut off, or no backup of this site';
    throw new ArchiveError(`${path} ${why}.`);
  }
}

async function packAll(pack: tar.Pack, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const entry of entries) {
    const isInMemory = 'bytes' in entry;
    const size = isInMemory ? entry.bytes.length : (await stat(entry.path)).size;
    const bytes = isInMemory ? Readable.from([entry.bytes]) : createReadStream(entry.path);
    // One after the other: an entry that nobody waits for ends the process where the archive cannot be written.
    await pipeline(bytes, pack.entry({ name: entry.name, size }));
  }
  pack.finalize();
}

async function encrypted(plain: Readable, passphrase: string, isFrequent: boolean) {
  const encrypter = new Encrypter();
  if (isFrequent) encrypter.setScryptWorkFactor(16);
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

async function decrypted(
  packed: Readable,
  path: string,
  passphrase: string | null,
): Promise<Readable> {
  if (!path.endsWith('.age')) return packed;
  if (!passphrase) throw new ArchiveError('The archive is encrypted: set BACKUP_PASSPHRASE.');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return fromWeb(await decrypter.decrypt(toWeb(packed)));
}

// The two libraries declare the same streams with different types.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

/** An archive may come from anywhere; none of its names may point outside the folder. */
function safeName(name: string): string {
  if (!/^[\w-]+(\/[\w.-]+)?(\.\w+)?$/.test(name) || name.includes('..'))
    throw new ArchiveError(`The archive holds a file that does not belong there.`);
  return name;
}
