import { randomUUID } from 'node:crypto';
import type { Database } from '#app/database/database.server.ts';
import { inSharedCommit } from '#app/database/group-commit.server.ts';
import { keyNames } from '#app/config/secret-fingerprints.server.ts';
import { startLoop } from './loop.server.ts';
import type { Services } from '#app/config/services.server.ts';

/** How often a process says that it runs, in milliseconds. */
const everyMs = 20_000;
/** How long nobody hears of a process before it counts as gone, in milliseconds. */
export const goneMs = 90_000;

/**
 * Says in the database, now and from time to time, that this process runs and which keys it has loaded:
 * it goes on using the newest of those until it is started again (record 0035). Returns what ends it.
 * To be called before the first request is taken; throws when the database is away.
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
  // While the database is away nothing can be encrypted either, and afterwards it is said again.
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

/** A process that runs with older keys, and since how many seconds it has said nothing. */
export type OutdatedProcess = { silentSeconds: number };

/** The processes that run and have not loaded every key that is in use. */
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
      // What a clock that was ahead has noted is no process that runs.
      .filter(({ silentMs }) => Math.abs(silentMs) <= goneMs)
      .filter(({ keys }) => inUse.some(({ name }) => !keys.split(' ').includes(name)))
      .map(({ silentMs }) => ({ silentSeconds: Math.max(0, Math.round(silentMs / 1000)) }))
  );
}

/** What killed processes have left. */
async function forgetGone(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 10 * goneMs).toISOString();
  await db.deleteFrom('runningProcess').where('seenAt', '<', before).execute();
}
