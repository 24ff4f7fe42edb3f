import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { inProject } from '#bin/bootstrap.mjs';
import { type RunningSite, staff, startSite } from './running-site.ts';

/** A site that is used by one file of tests after the other. */
export type SharedSite = {
  site: RunningSite;
  /** Makes it as it was when it had started: nobody has published, set, sent or uploaded anything. */
  reset(): Promise<void>;
  /** Makes the server read the content that somebody has written below it. */
  readContent(): Promise<void>;
  end(): Promise<void>;
};

/** Node's options for a server whose passwords are hashed at once. */
export const quickHashing = [
  '--import',
  pathToFileURL(inProject('tests', 'support', 'quick-hashing.ts')).href,
];

/**
 * Starts the built site of a folder. A reset takes a tenth of the processor time of another start: the rows are written
 * back below the running server, which reads its content anew where that had been changed.
 */
export async function startSharedSite(buildFolder: string): Promise<SharedSite> {
  const site = await startSite(buildFolder, {}, quickHashing);
  const templates = await mkdtemp(join(tmpdir(), 'sampan-template-'));
  const live = join(site.dataDir, 'sampan.sqlite');
  const fresh = join(templates, 'fresh.sqlite');
  const source = new DatabaseSync(live);
  await backup(source, fresh);
  source.close();
  const files = await filesIn(site.dataDir);
  let version = contentVersion(live);
  return {
    site,
    readContent: () => readContent(site.origin),
    async reset() {
      // A test that stops the server may have failed before it started it again.
      if (site.pid() === undefined) await site.start();
      const changed = contentVersion(live);
      if (changed !== version) {
        restore(live, fresh, changed);
        await readContent(site.origin);
        version = contentVersion(live);
      }
      restore(live, fresh, version);
      for (const file of await filesIn(site.dataDir)) if (!files.has(file)) await rm(file);
    },
    async end() {
      await site.end();
      await rm(templates, { recursive: true, force: true });
    },
  };
}

/** Writes the rows of a copy back into the database, which is in use, and says which version of the content that is. */
function restore(live: string, fresh: string, version: number): void {
  const db = new DatabaseSync(live, { timeout: 60_000, enableForeignKeyConstraints: false });
  db.exec(`attach '${fresh}' as fresh; begin immediate`);
  const tables = db.prepare(`select name from fresh.sqlite_schema where type = 'table'`).all();
  for (const { name } of tables)
    db.exec(`delete from main."${name}"; insert into main."${name}" select * from fresh."${name}"`);
  db.prepare('update main.contentVersion set version = ?').run(version);
  db.exec('commit');
  db.close();
}

function contentVersion(database: string): number {
  const db = new DatabaseSync(database);
  const row = db.prepare('select version from contentVersion').get();
  db.close();
  return Number(row!.version);
}

async function filesIn(folder: string): Promise<Set<string>> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(all.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name)));
}

/**
 * No other change makes the server read everything and leaves no trace of its own: a setting that is set to what it
 * is.
 */
async function readContent(origin: string): Promise<void> {
  const signedIn = await call(origin, 'POST', '/api/auth/sign-in/email', staff);
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  await call(origin, 'PUT', '/api/setting/callWithinDays', { value: null }, cookie.join('; '));
}

async function call(origin: string, method: string, path: string, body: object, cookie = '') {
  const answer = await fetch(origin + path, {
    ...{ method, body: JSON.stringify(body) },
    headers: { origin, cookie, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
