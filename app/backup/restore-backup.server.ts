import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import {
  access,
  constants,
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '#app/config/error-code.ts';
import { OperatorError } from '#app/config/operator-error.ts';
import type { Database } from '#app/database/database.server.ts';
import { makeFolder } from '#app/disk/make-folder.server.ts';
import { currentSchema } from '#app/database/migrate.server.ts';
import { makeOldestOwner } from '#app/database/migrations/0019-staff-roles.ts';
import { fillRestoredCases } from '#app/database/migrations/0022-case-columns.ts';
import {
  type Fingerprint,
  type PortableRow,
  createFingerprint,
  fingerprintOf,
  portableRow,
  writeRows,
} from '#app/database/portable-rows.server.ts';
import { type CopiedTable, keptTables, passingTables } from '#app/database/table-keys.ts';
import { type ImageStore, pictureBytes } from '#app/images/image-store.server.ts';
import { ArchiveError, unpackArchive } from './archive.server.ts';
import { type Manifest, manifest } from './manifest.ts';

/** Where an archive is restored: a migrated, empty database and the rest of an installation. */
export type RestoreTarget = {
  db: Database;
  dataDir: string;
  secretsFile: string;
  images: ImageStore;
};

/** The target of the restore is not empty. The message names what is there. */
export class NotEmptyError extends OperatorError {}

/** The secrets of the archive cannot be written to their place. Nothing was restored. */
export class UnwritableSecretsError extends OperatorError {}

/** Tables and secrets are restored, compared and the same, but not all pictures. `restored` counts those that are. */
export class UnrestoredPicturesError extends OperatorError {
  readonly contents: Manifest;
  readonly restored: number;

  constructor(message: string, contents: Manifest, restored: number, cause?: unknown) {
    super(message, { cause });
    this.contents = contents;
    this.restored = restored;
  }
}

/**
 * Restores an archive into an empty installation: all tables in one transaction and the secrets, then the pictures;
 * compares everything with the manifest. `fetchBase` says where the whole archive is that one of changes needs: by default
 * beside it. Skips sessions, second steps and one-time links, even if an older archive contains them. Throws an `ArchiveError`, a `NotEmptyError` or an `UnwritableSecretsError` and leaves the database
 * unchanged; or an `UnrestoredPicturesError`, after which only an emptied place can be restored into again.
 */
export async function restoreBackup(
  path: string,
  { db, dataDir, secretsFile, images }: RestoreTarget,
  passphrase: string | null,
  fetchBase: (name: string) => Promise<string> = async (name) => join(dirname(path), name),
): Promise<Manifest> {
  await assertEmpty(db);
  makeFolder(dataDir);
  const folder = await mkdtemp(join(dataDir, 'restoring-'));
  try {
    await unpackArchive(path, folder, passphrase);
    const own = await readManifest(folder);
    if (own.schema > (await currentSchema(db)))
      throw new ArchiveError(
        'The archive comes from a newer version of the program. Update first.',
      );
    if (own.secrets) await assertWritable(secretsFile);
    let contents = own;
    if (own.base) {
      await unpackArchive(await fetchBase(own.base.archive), join(folder, 'base'), passphrase);
      contents = await withBase(own, own.base, folder);
    }
    await db.transaction().execute(async (transaction) => {
      // Left by a start before the restore.
      await transaction.deleteFrom('secretKey').execute();
      await transaction.deleteFrom('task').execute();
      for (const table of passingTables) await transaction.deleteFrom(table).execute();
      for (const table of keptTables) await restoreTable(transaction, table, folder);
      if (!contents.tables.staffRole) await makeOldestOwner(transaction);
      if (!contents.tables.stageMove) await fillRestoredCases(transaction);
      await compareTables(transaction, contents);
      // Before the commit: a database is not restored into twice, and without them nothing reads its passport numbers.
      if (contents.secrets) await copySecrets(join(folder, 'secrets.json'), secretsFile);
    });
    await restorePictures(folder, images, contents);
    return contents;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Brings the pictures that a whole archive in `base/` still has to do with to those of the changes since. */
async function withBase(
  own: Manifest,
  { archive, pictures }: NonNullable<Manifest['base']>,
  folder: string,
): Promise<Manifest> {
  const base = join(folder, 'base');
  const whole = await readManifest(base);
  for (const [place, expected] of [
    [folder, own.pictures] as const,
    [base, whole.pictures] as const,
  ]) {
    if (!isSame(await sumOfPictures(place), expected))
      throw new ArchiveError(`The pictures of this archive or of ${archive} came out different.`);
  }
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const there = new Set(await picturesIn(base));
  for (const name of pictures.filter((name) => there.has(name)))
    await rename(join(base, 'pictures', name), join(folder, 'pictures', name));
  const { rows: files, hash } = await sumOfPictures(folder);
  const missingPictures = [...own.missingPictures, ...pictures.filter((name) => !there.has(name))];
  return { ...own, pictures: { files, hash }, missingPictures };
}

async function picturesIn(folder: string): Promise<string[]> {
  return readdir(join(folder, 'pictures')).catch(() => []);
}

async function sumOfPictures(folder: string): Promise<Fingerprint> {
  const sum = createFingerprint();
  for (const name of await picturesIn(folder))
    sum.add({ name, hash: hashOf(await readFile(join(folder, 'pictures', name))) });
  return sum.value();
}

function isSame({ rows, hash }: Fingerprint, expected: Manifest['pictures']): boolean {
  return rows === expected.files && (rows === 0 || hash === expected.hash);
}

async function assertEmpty(db: Database): Promise<void> {
  for (const table of ['application', 'galleryItem', 'image'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0)
      throw new NotEmptyError(`The database is not empty: ${table} has ${count} rows.`);
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new ArchiveError('The archive is cut off: its last file is missing.');
  });
  try {
    return v.parse(manifest, JSON.parse(text));
  } catch {
    throw new ArchiveError('The archive is not one that this program can read.');
  }
}

/** Asked before the tables, which may take long. */
async function assertWritable(secretsFile: string): Promise<void> {
  makeFolder(dirname(secretsFile));
  const place = existsSync(secretsFile) ? secretsFile : dirname(secretsFile);
  await access(place, constants.W_OK).catch((error: unknown) => refuseSecrets(secretsFile, error));
}

async function copySecrets(from: string, secretsFile: string): Promise<void> {
  await copyFile(from, secretsFile).catch((error: unknown) => refuseSecrets(secretsFile, error));
}

function refuseSecrets(secretsFile: string, error: unknown): never {
  throw new UnwritableSecretsError(
    `The secrets of the archive cannot be written to ${secretsFile} (${errorCode(error) ?? 'failed'}). Nothing was restored: see SECRETS_FILE and whose that place is, then call this again.`,
    { cause: error },
  );
}

/** A table that the archive does not have was added later and stays empty. */
async function restoreTable(db: Database, table: CopiedTable, folder: string): Promise<void> {
  const path = join(folder, 'tables', `${table}.jsonl`);
  if (!(await readdir(join(folder, 'tables'))).includes(`${table}.jsonl`)) return;
  let rows: PortableRow[] = [];
  for await (const line of linesOf(path)) {
    rows.push(portableRow(JSON.parse(line)));
    if (rows.length === 1000) {
      await writeRows(db, table, rows);
      rows = [];
    }
  }
  await writeRows(db, table, rows);
}

/**
 * The lines of a file, which end with `\n` alone. For `node:readline` they also end with U+2028 and U+2029, which JSON has
 * inside its texts: one of them, in anybody's address, and no archive could be restored.
 */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const part of createReadStream(path, 'utf8')) {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

async function compareTables(db: Database, { tables, schema }: Manifest): Promise<void> {
  // Later migrations add columns; whole rows can then no longer be compared.
  const sameSchema = schema === (await currentSchema(db));
  for (const table of keptTables) {
    const expected = tables[table];
    if (!expected) continue;
    const found = await fingerprintOf(db, table);
    if (found.rows !== expected.rows || (sameSchema && found.hash !== expected.hash))
      throw new ArchiveError(`The table ${table} came out different. Nothing was restored.`);
  }
}

async function restorePictures(
  folder: string,
  images: ImageStore,
  contents: Manifest,
): Promise<void> {
  const { pictures } = contents;
  const sum = createFingerprint();
  const unrestored = (message: string, cause?: unknown) =>
    new UnrestoredPicturesError(message, contents, sum.value().rows, cause);
  for (const name of pictures.files > 0 ? await picturesIn(folder) : []) {
    const bytes = await readFile(join(folder, 'pictures', name));
    const back = await throughStore(images, name, bytes).catch((error: unknown) => {
      const code = errorCode(error) ?? 'failed';
      throw unrestored(`The picture ${name} could not be stored (${code}).`, error);
    });
    const hash = hashOf(bytes);
    if (!back || hashOf(back) !== hash) throw unrestored(`The picture ${name} came out different.`);
    sum.add({ name, hash });
  }
  if (!isSame(sum.value(), pictures)) throw unrestored('The pictures came out different.');
}

async function throughStore(images: ImageStore, name: string, bytes: Uint8Array) {
  await images.put(name, bytes);
  return pictureBytes(images, name);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
