import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#app/database/database.server.ts';
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

/**
 * Writes one dated archive of the database and all pictures into a folder, while the site is running.
 * Includes the secrets only with a passphrase. Returns its path and contents.
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
      const path = join(folder, backupName(now, passphrase !== null));
      await writeArchive(path, entries(db, { secretsFile, images, work, contents }), passphrase);
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
    const bytes = await pictureBytes(images, name);
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
