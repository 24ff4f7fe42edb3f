import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
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
import { archiveName } from './archive-names.server.ts';
import { type ArchiveEntry, writeArchive } from './archive.server.ts';
import type { Manifest } from './manifest.ts';

export type BackupSource = { databaseUrl: string; secretsFile: string; images: ImageStore };

/** A whole archive, of whose pictures an archive of changes only has the names. */
export type Base = { name: string; at: Date };

/** A picture that a store did not give, although it may have it, and the code of the store's error. */
export type UnreadPicture = { name: string; code: string };

/**
 * Writes one dated archive of the database and all pictures into a folder, while the site is running.
 * Includes the secrets only with a passphrase. With a `base` it has no picture that was there already when that was made.
 * Returns its path and contents, and the pictures that could not be read: these are missing in the archive, as are those that
 * the store no longer has.
 */
export async function makeBackup(
  { databaseUrl, secretsFile, images }: BackupSource,
  folder: string,
  passphrase: string | null,
  now: Date,
  base?: Base,
): Promise<{ path: string; manifest: Manifest; unread: UnreadPicture[] }> {
  makeFolder(folder);
  const work = await mkdtemp(join(folder, 'working-'));
  try {
    return await withSnapshot(databaseUrl, work, async (db) => {
      const contents: Manifest = {
        format: base ? 2 : 1,
        createdAt: now.toISOString(),
        schema: await currentSchema(db),
        tables: {},
        pictures: { files: 0, hash: '' },
        missingPictures: [],
        ...(base && { base: { archive: base.name, pictures: [] } }),
        secrets: passphrase !== null,
      };
      const unread: UnreadPicture[] = [];
      const path = join(folder, archiveName(now, passphrase !== null));
      const inBase = base ? new Date(base.at.getTime() - uploadMs).toISOString() : '';
      const all = entries(db, { secretsFile, images, work, contents, unread, inBase });
      await writeArchive(path, all, passphrase, base !== undefined);
      return { path, manifest: contents, unread };
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** A picture is stored under the time at which its upload began, and may be in the database only after a base was made. */
const uploadMs = 3_600_000;

type Work = {
  secretsFile: string;
  images: ImageStore;
  work: string;
  contents: Manifest;
  unread: UnreadPicture[];
  /** Pictures from before (ISO 8601) are in the base. */
  inBase: string;
};

/** After so many the rest is not asked for: where a store does not answer, each takes half a minute. */
const mostUnread = 10;

async function* entries(
  db: Database,
  { secretsFile, images, work, contents, unread, inBase }: Work,
): AsyncGenerator<ArchiveEntry> {
  // A newer program makes the backup before its own start brings the database up to date.
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const table of keptTables.filter((name) => there.has(name))) {
    const path = join(work, `${table}.jsonl`);
    contents.tables[table] = await writeTable(db, table, path);
    yield { name: `tables/${table}.jsonl`, path };
    await rm(path);
  }
  const sum = createFingerprint();
  for (const { name, since } of await listImageFiles(db)) {
    if (since < inBase) {
      contents.base?.pictures.push(name);
      continue;
    }
    const bytes = unread.length < mostUnread && (await readPicture(images, name, unread));
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

/** The applications are worth an archive without a picture. */
async function readPicture(images: ImageStore, name: string, unread: UnreadPicture[]) {
  try {
    return await pictureBytes(images, name);
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    unread.push({ name, code: error.code });
    return null;
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
