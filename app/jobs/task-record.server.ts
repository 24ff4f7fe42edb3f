import type { Selectable } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { TaskTable } from '#app/database/tables.ts';
import { endOf, isOver } from './lease.server.ts';

/** Tasks whose last success is recorded for staff, periodic ones and others. */
export type TaskName =
  | 'backup'
  | 'second-place'
  | 'restore-drill'
  | 'housekeeping'
  | 'mail-test'
  | 'keyed-hashes'
  | 'pairs'
  | 'font-cutting'
  /** Recorded once, if there were hashes to replace: the task itself may need several attempts. */
  | 'unkeyed-hashes';

/** The record of a task's last run. */
export type TaskRecord = Selectable<TaskTable>;

/** A task held by one process until another may take it over. */
export type Lease = { name: TaskName; until: string };

/** How long a process may be silent before it loses its lease, in milliseconds. */
export const leaseMs = 120_000;

/** All records by task name. */
export async function readTasks(db: Database): Promise<Map<string, TaskRecord>> {
  const rows = await db
    .selectFrom('task')
    .select(['name', 'leaseUntil', 'startedAt', 'finishedAt', 'succeededAt', 'outcome'])
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}

/**
 * Acquires the lease of a task whose record is still `seen`; null when another process holds it or was
 * faster. The lease expires unless it is renewed.
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

/** Renews the lease. Null when this process no longer holds it. */
export async function renewTask(db: Database, lease: Lease, now: Date): Promise<Lease | null> {
  const until = endOf(now, leaseMs);
  const isMine = await mine(db, lease).set({ leaseUntil: until }).returning('name').execute();
  return isMine.length > 0 ? { ...lease, until } : null;
}

/** The end of a run. `outcome` is a code or a few numbers, nothing personal. */
export type TaskEnd = { outcome: string; succeeded: boolean; now: Date };

/**
 * Ends a lease and records the outcome, unless that has been done already or another process holds the task.
 */
export async function finishTask(db: Database, lease: Lease, end: TaskEnd): Promise<void> {
  await mine(db, lease).set(noted(end)).execute();
}

/** Records the outcome of a task that has no lease. */
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
