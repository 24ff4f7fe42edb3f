import { randomUUID } from 'node:crypto';
import type { Database } from '#app/database/database.server.ts';
import { inSharedCommit } from '#app/database/group-commit.server.ts';
import { keyNames } from '#app/config/secret-fingerprints.server.ts';
import { startLoop } from './loop.server.ts';
import type { Services } from '#app/services/services.server.ts';

/** The interval at which a process reports, in milliseconds. */
const everyMs = 20_000;
/** A process that has been silent for so long counts as gone, in milliseconds. */
export const goneMs = 90_000;

/**
 * Reports to the database, now and regularly, that this process runs and which keys it has loaded: it uses
 * the newest of those until it is restarted (record 0025). Returns a function that stops the reports. Call it
 * before the first request is accepted; throws when the database is unreachable.
 */
export async function reportKeys({
  database: { db },
  secrets,
  now,
}: Pick<Services, 'database' | 'secrets' | 'now'>): Promise<() => Promise<void>> {
  const [_id, keys] = [randomUUID(), keyNames(secrets).join(' ')];
  const report = async () => {
    const seenAt = now().toISOString();
    await inSharedCommit(db, (transaction) =>
      transaction
        .insertInto('runningProcess')
        .values({ _id, seenAt, keys })
        .onConflict((conflict) => conflict.column('_id').doUpdateSet({ seenAt }))
        .execute(),
    );
  };
  await forgetGone(db, now());
  await report();
  // While the database is unreachable nothing can be encrypted either; the next report follows.
  const end = startLoop(() => report().catch(() => {}), { everyMs, firstMs: everyMs });
  return async () => {
    await end();
    await db
      .deleteFrom('runningProcess')
      .where('_id', '=', _id)
      .execute()
      .catch(() => {});
  };
}

/** A process that runs with older keys, and the seconds since its last report. */
export type OutdatedProcess = { silentSeconds: number };

/** Running processes that have not loaded all current keys. */
export async function outdatedProcesses(db: Database, now: Date): Promise<OutdatedProcess[]> {
  const inUse = await db
    .selectFrom('secretKey')
    .select('name')
    .where('droppedAt', 'is', null)
    .execute();
  const rows = await db.selectFrom('runningProcess').select(['seenAt', 'keys']).execute();
  return (
    rows
      .map(({ seenAt, keys }) => ({ keys, silentMs: now.getTime() - Date.parse(seenAt) }))
      // A report in the future comes from a wrong clock, not from a running process.
      .filter(({ silentMs }) => Math.abs(silentMs) <= goneMs)
      .filter(({ keys }) => inUse.some(({ name }) => !keys.split(' ').includes(name)))
      .map(({ silentMs }) => ({ silentSeconds: Math.max(0, Math.round(silentMs / 1000)) }))
  );
}

/** Deletes the rows of killed processes. */
async function forgetGone(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 10 * goneMs).toISOString();
  await db.deleteFrom('runningProcess').where('seenAt', '<', before).execute();
}
