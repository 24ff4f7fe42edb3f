import { errorCode } from '#app/config/error-code.ts';
import { startLoop } from './loop.server.ts';
import type { Log } from '#app/config/log.server.ts';
import type { OpenDatabase } from '#app/database/database.server.ts';
import {
  type Lease,
  type TaskName,
  type TaskRecord,
  finishTask,
  leaseMs,
  readTasks,
  renewTask,
  takeTask,
} from './task-record.server.ts';

/** A periodic task, done by one of all processes. */
export type Task = {
  name: TaskName;
  /** Checked at startup already, not only some minutes later. */
  isForStart?: true;
  /** Whether the task is due, by the record of its last run. */
  isDue(last: TaskRecord | undefined, now: Date): boolean;
  /** Returns a few numbers for staff and the log, nothing personal. Throws on failure. */
  run(stopping: AbortSignal): Promise<string>;
};

/** A task has failed. `code` is for staff and the log. */
export class TaskFailed extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Startup is busy enough, and a site that is tried for a minute should leave nothing behind. */
const firstLookMs = 3 * 60_000;
const everyMs = 60_000;

type SchedulerServices = { database: OpenDatabase; log: Log; now: () => Date };

/**
 * Runs each task when it is due, in one of the processes that share the database. Returns a function that
 * stops the scheduler and waits for the running task. Never keeps a process alive.
 */
export function startScheduler(services: SchedulerServices, tasks: Task[]): () => Promise<void> {
  const atStart = new AbortController();
  const forStart = tasks.filter(({ isForStart }) => isForStart);
  const first = forStart.length > 0 && runDueTasks(services, forStart, atStart.signal);
  const end = startLoop((stopping) => runDueTasks(services, tasks, stopping), {
    everyMs,
    firstMs: firstLookMs,
    // Processes that started together should not all query at once.
    spread: 1 / 3,
  });
  return async () => {
    atStart.abort();
    await Promise.all([first, end()]);
  };
}

/**
 * Runs the tasks that are due and not held by another process. Never throws: failures are recorded and
 * logged.
 */
export async function runDueTasks(
  services: SchedulerServices,
  tasks: Task[],
  stopping: AbortSignal,
): Promise<void> {
  const { database, log, now } = services;
  try {
    const records = await readTasks(database.db);
    await Promise.all(
      tasks.map(async (task) => {
        const last = records.get(task.name);
        const lease =
          task.isDue(last, now()) && (await takeTask(database.db, task.name, last, now()));
        if (lease) await runTask(services, task, lease, stopping);
      }),
    );
  } catch (error) {
    log.error({ err: error }, 'tasks not readable');
  }
}

async function runTask(
  { database: { db }, log, now }: SchedulerServices,
  task: Task,
  lease: Lease,
  stopping: AbortSignal,
): Promise<void> {
  let held = Promise.resolve(lease);
  const renewal = setInterval(() => {
    held = held.then(async (own) => {
      // If renewing fails now, the next attempt may succeed.
      const renewed = await renewTask(db, own, now()).catch(() => null);
      return renewed ?? own;
    });
  }, leaseMs / 4).unref();
  const started = performance.now();
  const { outcome, succeeded } = await task.run(stopping).then(
    (result) => ({ outcome: result, succeeded: true }),
    (error: unknown) => ({
      outcome: stopping.aborted ? 'stopped' : codeOf(error),
      succeeded: false,
    }),
  );
  clearInterval(renewal);
  const ms = Math.round(performance.now() - started);
  const details = succeeded ? { outcome } : { code: outcome };
  log[succeeded ? 'info' : 'error']({ task: task.name, ms, ...details }, 'task');
  await finishTask(db, await held, { outcome, succeeded, now: now() });
}

function codeOf(error: unknown): string {
  return errorCode(error) ?? (error instanceof Error ? error.name : 'failed');
}
