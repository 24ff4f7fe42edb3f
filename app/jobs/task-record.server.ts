import type { Selectable } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { TaskTable } from '#app/database/tables.ts';
import { endOf, isOver } from './lease.server.ts';

/** What is done regularly or by hand, and noted so that staff see when it last went well. */
export type TaskName =
  | 'backup'
  | 'restore-drill'
  | 'housekeeping'
  | 'mail-test'
  | 'keyed-hashes'
  /** Noted once, where there were hashes to replace: the task itself may need several tries. */
  | 'unkeyed-hashes';

/** How a task went last. */
export type TaskRecord = Selectable<TaskTable>;

/** A task that one process is at, until somebody else may take it over. */
export type Lease = { name: TaskName; until: string };

/** How long nobody hears of a process before it counts as gone, in milliseconds. */
export const leaseMs = 120_000;

/** Everything that is noted, by the names of the tasks. */
export async function readTasks(db: Database): Promise<Map<string, TaskRecord>> {
  const rows = await db
    .selectFrom('task')
    .select(['name', 'leaseUntil', 'startedAt', 'finishedAt', 'succeededAt', 'outcome'])
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}

/**
 * Takes a task that is as `seen`, for this process alone; null when somebody is at it, or was faster.
 * The lease ends by itself unless it is renewed.
 */
export async function takeTask(
  db: Database,
  name: TaskName,
  seen: TaskRecord | undefined,
  now: Date,
): Promise<Lease | null> {
  const taken = { startedAt: now.toISOString(), leaseUntil: endOf(now, leaseMs) };
  const nothing = { finishedAt: null, succeededAt: null, outcome: null };
  const isMine = seen
    ? await db
        .updateTable('task')
        .set(taken)
        .where('name', '=', name)
        .where('startedAt', seen.startedAt === null ? 'is' : '=', seen.startedAt)
        .where('leaseUntil', seen.leaseUntil === null ? 'is' : '=', seen.leaseUntil)
        .where(isOver('leaseUntil', now, leaseMs))
        .returning('name')
        .executeTakeFirst()
    : await db
        .insertInto('task')
        .values({ name, ...taken, ...nothing })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .executeTakeFirst();
  return isMine ? { name, until: taken.leaseUntil } : null;
}

/** Says that this process is still at it. Null when the task is no longer its own. */
export async function renewTask(db: Database, lease: Lease, now: Date): Promise<Lease | null> {
  const until = endOf(now, leaseMs);
  const isMine = await mine(db, lease).set({ leaseUntil: until }).returning('name').execute();
  return isMine.length > 0 ? { ...lease, until } : null;
}

/** How a task ended. `outcome` is a code or a few numbers, nothing personal. */
export type TaskEnd = { outcome: string; succeeded: boolean; now: Date };

/** Ends a lease and notes how the task went, unless that has been noted already, or it is somebody else's now. */
export async function finishTask(db: Database, lease: Lease, end: TaskEnd): Promise<void> {
  await mine(db, lease).set(noted(end)).execute();
}

/** Notes how a task went that was not taken before. */
export async function noteTask(db: Database, name: TaskName, end: TaskEnd): Promise<void> {
  const startedAt = end.now.toISOString();
  await db
    .insertInto('task')
    .values({ name, startedAt, succeededAt: null, ...noted(end) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(noted(end)))
    .execute();
}

function noted({ outcome, succeeded, now }: TaskEnd) {
  const at = now.toISOString();
  return { finishedAt: at, leaseUntil: null, outcome, ...(succeeded && { succeededAt: at }) };
}

function mine(db: Database, { name, until }: Lease) {
  return db.updateTable('task').where('name', '=', name).where('leaseUntil', '=', until);
}
