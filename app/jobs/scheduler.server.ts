import { errorCode } from '#app/config/error-code.ts';
import { startLoop } from './loop.server.ts';
import type { Services } from '#app/config/services.server.ts';
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

/** Something that one of all processes does from time to time. */
export type Task = {
  name: TaskName;
  /** Looked at when the site starts too, and not only some minutes later. */
  isForStart?: true;
  /** Whether it is time, by what is noted of the last time. */
  isDue(last: TaskRecord | undefined, now: Date): boolean;
  /** Returns a few numbers for staff and the log, nothing personal. Throws when it did not work. */
  run(stopping: AbortSignal): Promise<string>;
};

/** A task did not work. `code` is for staff and the log. */
export class TaskFailed extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A start is busy enough; and whoever tries the site out for a minute leaves nothing behind. */
const firstLookMs = 3 * 60_000;
const everyMs = 60_000;

type SchedulerServices = Pick<Services, 'database' | 'log' | 'now'>;

/**
 * Does each task when it is due, in one of however many processes look at the same database. Returns
 * what ends it, which waits for what is being done. Never keeps a process alive.
 */
export function startScheduler(services: SchedulerServices, tasks: Task[]): () => Promise<void> {
  const atStart = new AbortController();
  const forStart = tasks.filter(({ isForStart }) => isForStart);
  const first = forStart.length > 0 && runDueTasks(services, forStart, atStart.signal);
  const end = startLoop((stopping) => runDueTasks(services, tasks, stopping), {
    everyMs,
    firstMs: firstLookMs,
    // Processes that were started together should not all ask together.
    spread: 1 / 3,
  });
  return async () => {
    atStart.abort();
    await Promise.all([first, end()]);
  };
}

/** Does what is due and nobody else is at. Never throws: failures are noted and logged. */
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
      // What cannot be renewed now may be in a moment.
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
