import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { syncFolder } from '#app/disk/durable-file.server.ts';
import { makeFolder } from '#app/disk/make-folder.server.ts';
import { currentSchema } from '#app/database/migrate.server.ts';
import {
  type Fingerprint,
  createFingerprint,
  readRows,
} from '#app/database/portable-rows.server.ts';
import { withSnapshot } from '#app/database/snapshot.server.ts';
import { type CopiedTable, keptTables } from '#app/database/table-keys.ts';
import { listImageFiles } from '#app/images/image-files.server.ts';
import { type ImageStore, pictureBytes } from '#app/images/image-store.server.ts';
import { type ArchiveEntry, writeArchive } from './archive.server.ts';
import type { Manifest } from './manifest.ts';

export type BackupSource = { databaseUrl: string; secretsFile: string; images: ImageStore };

/** A picture could not be read, although it may be there. `code` is that of the store. */
export class UnreadPictureError extends Error {
  readonly code: string;

  constructor(name: string, cause: ExternalServiceError) {
    super(`The picture ${name} could not be read (${cause.code}), so no archive was made.`, {
      cause,
    });
    this.code = cause.code;
  }
}

/**
 * Writes one dated archive of the database and all pictures into a folder, while the site is running.
 * Includes the secrets only with a passphrase. Returns its path and contents. Throws an `UnreadPictureError`, and leaves no
 * archive, where a store fails: only pictures that are known to be gone are left out, and named in the contents.
 */
export async function makeBackup(
  { databaseUrl, secretsFile, images }: BackupSource,
  folder: string,
  passphrase: string | null,
  now: Date,
): Promise<{ path: string; manifest: Manifest }> {
  makeFolder(folder);
  const work = await mkdtemp(join(folder, 'working-'));
  try {
    return await withSnapshot(databaseUrl, work, async (db) => {
      const contents: Manifest = {
        format: 1,
        createdAt: now.toISOString(),
        schema: await currentSchema(db),
        tables: {},
        pictures: { files: 0, hash: '' },
        missingPictures: [],
        secrets: passphrase !== null,
      };
      const name = backupName(now, passphrase !== null);
      const all = collected(entries(db, { secretsFile, images, work, contents }));
      await writeArchive(join(work, name), all.entries, passphrase);
      all.assertComplete();
      const path = join(folder, name);
      await rename(join(work, name), path);
      await syncFolder(folder);
      return { path, manifest: contents };
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Sorts by time, and needs no escaping anywhere. */
function backupName(now: Date, isEncrypted: boolean): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '');
  return `sampan-${moment}Z.tar.gz${isEncrypted ? '.age' : ''}`;
}

/**
 * The same entries up to a failure, which is thrown afterwards. Thrown in the middle it would end the process: the
 * packer passes it to entries that are not written yet, where nobody can catch it.
 */
function collected(source: AsyncGenerator<ArchiveEntry>) {
  let failure: { error: unknown } | null = null;
  async function* untilFailure() {
    try {
      yield* source;
    } catch (error) {
      failure = { error };
    }
  }
  return {
    entries: untilFailure(),
    assertComplete() {
      if (failure) throw failure.error;
    },
  };
}

type Work = { secretsFile: string; images: ImageStore; work: string; contents: Manifest };

async function* entries(
  db: Database,
  { secretsFile, images, work, contents }: Work,
): AsyncGenerator<ArchiveEntry> {
  for (const table of keptTables) {
    const path = join(work, `${table}.jsonl`);
    contents.tables[table] = await writeTable(db, table, path);
    yield { name: `tables/${table}.jsonl`, path };
    await rm(path);
  }
  const sum = createFingerprint();
  for (const name of await listImageFiles(db)) {
    const bytes = await readPicture(images, name);
    if (!bytes) {
      contents.missingPictures.push(name);
      continue;
    }
    sum.add({ name, hash: createHash('sha256').update(bytes).digest('hex') });
    yield { name: `pictures/${name}`, bytes };
  }
  const { rows: files, hash } = sum.value();
  contents.pictures = { files, hash };
  if (contents.secrets) {
    yield { name: 'secrets.json', bytes: await readFile(secretsFile) };
  }
  yield { name: 'manifest.json', bytes: Buffer.from(`${JSON.stringify(contents, null, 2)}\n`) };
}

async function readPicture(images: ImageStore, name: string): Promise<Uint8Array | null> {
  try {
    return await pictureBytes(images, name);
  } catch (error) {
    throw error instanceof ExternalServiceError ? new UnreadPictureError(name, error) : error;
  }
}

async function writeTable(db: Database, table: CopiedTable, path: string): Promise<Fingerprint> {
  const sum = createFingerprint();
  async function* lines() {
    for await (const rows of readRows(db, table)) {
      rows.forEach(sum.add);
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }));
  return sum.value();
}
