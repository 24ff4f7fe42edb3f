import { readFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEmptyingLog } from '#app/jobs/empty-log.server.ts';
import { eraseRevision } from '#app/editing/history/erase-revision.server.ts';
import { runDueTasks } from '#app/jobs/scheduler.server.ts';
import { readTasks } from '#app/jobs/task-record.server.ts';
import { housekeepingTask } from '#app/operations/housekeeping.server.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { storeComplaint } from '#tests/support/stored-complaint.ts';
import { storeMessage } from '#tests/support/stored-message.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-test-'));
const file = join(folder, 'erased.sqlite');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = '2026-11-21T10:00:00.000Z';
const longAgo = '2024-01-01T10:00:00.000Z';
const site = siteOfBlock(() => `file:${file}`, { settings: { RATE_LIMITS: 'off' }, now });
const db = () => site.services.database.db;

/** Puts a person's words into the database, from where housekeeping or an owner erases them. */
const kinds: Record<string, (canary: string) => Promise<unknown>> = {
  trash: (canary) => apply(canary, { deletedAt: longAgo }),
  expired: (canary) => apply(canary, { lastActivityAt: longAgo, createdAt: longAgo }),
  onRequest: (canary) => apply(canary, { eraseAfter: longAgo }),
  messageTrash: (canary) => storeMessage(db(), { question: canary, deletedAt: longAgo }),
  expiredMessages: (canary) => storeMessage(db(), { question: canary, createdAt: longAgo }),
  complaintTrash: (canary) => storeComplaint(db(), { text: canary, deletedAt: longAgo }),
  complaints: (canary) => storeComplaint(db(), { text: canary, closedAt: longAgo }),
  withdrawn: (canary) => show(canary, { withdrawnAt: longAgo }),
  gallery: (canary) => show(canary, { deletedAt: longAgo }),
  discardedDrafts: (canary) => revise(canary, { state: 'discarded', number: null }),
  notices: (canary) => revise(canary, {}, { deletedAt: longAgo }),
  revision: (canary) => revise(canary, { document: 'home' }, { publishedRevision: 2 }),
};
const canaryOf = (kind: string) => `zz-canary-${kind}`;
/** The log of events keeps ids. */
const idOf = (canary: string) => canary.replace('canary', 'id');

async function apply(address: string, more: object) {
  const json = { ...goodApplication, name: address, address };
  const answer = await site.call('POST', '/api/application', { json });
  const { insertedId } = (await answer.json()) as { insertedId: string };
  await db().updateTable('application').set(more).where('_id', '=', insertedId).execute();
}

const show = (name: string, more: object) =>
  db()
    .insertInto('galleryItem')
    .values({
      ...{ _id: idOf(name), name, job: 'x', country: 'Hungary', date: '2026-01-01' },
      ...{ image: '/illustrations/gallery-person.svg', createdAt: longAgo, ...more },
    })
    .execute();

async function revise(text: string, more: object, document: object = {}) {
  const row = {
    _id: idOf(text),
    document: idOf(text),
    number: 1,
    state: 'published' as const,
    ...more,
  };
  await db()
    .insertInto('contentRevision')
    .values({
      ...{ value: JSON.stringify({ text }), changed: '{}', at: longAgo, by: null },
      ...{ publication: null, note: '', restoredFrom: null, ...row },
    })
    .execute();
  await db()
    .insertInto('contentDocument')
    .values({
      ...{ _id: row.document, kind: 'x', published: null, publishedRevision: null, draft: null },
      ...{ version: 1, changedAt: longAgo, changedBy: null, askedAt: null, askedBy: null },
      ...{ createdAt: longAgo, deletedAt: null, ...document },
    })
    .execute();
}

async function found(text: string): Promise<number> {
  const files = await Promise.all(['', '-wal', '-shm'].map((end) => readFile(file + end)));
  return files.reduce((sum, bytes) => sum + bytes.toString('latin1').split(text).length - 1, 0);
}

const findings = async () =>
  Promise.all(Object.keys(kinds).map(async (kind) => [kind, await found(canaryOf(kind))] as const));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('what is erased is in none of the three files within a minute, though somebody was reading', async () => {
  for (const [kind, put] of Object.entries(kinds)) await put(canaryOf(kind));
  await runDueTasks(site.services, [housekeepingTask(site.services)], new AbortController().signal);
  const outcome = (await readTasks(db())).get('housekeeping')?.outcome ?? '';
  const { revision: _, ...swept } = kinds;
  for (const kind of Object.keys(swept)) expect(outcome).toMatch(new RegExp(`\\b${kind} 1\\b`));
  const by = { actor: 'owner', now: new Date(now) };
  await eraseRevision(db(), 'home', idOf(canaryOf('revision')), by);
  // The database has none of it any more, and its log has all.
  for (const [kind, count] of await findings()) expect([kind, count > 0]).toEqual([kind, true]);

  const reader = new BetterSqlite3(file);
  reader.exec('begin; select * from application');
  const stop = startEmptyingLog(site.services);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await found('zz-canary')).toBeGreaterThan(0);
  reader.close();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await findings()).toEqual(Object.keys(kinds).map((kind) => [kind, 0]));
  await stop();
});
