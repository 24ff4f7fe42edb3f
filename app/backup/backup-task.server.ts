import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Settings } from '#app/services/env.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { type Task, TaskFailed } from '#app/jobs/scheduler.server.ts';
import { type TaskRecord, readTasks } from '#app/jobs/task-record.server.ts';
import { tellOwners } from './missed-backup.server.ts';
import { runBackup } from './run-backup.server.ts';
import { shipArchives } from './ship-archives.server.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Half past two at night in Dhaka, in UTC. */
const atNight = 20.5 * hour;
/** Far longer than any backup takes; ends one that hangs. */
const timeoutMs = 6 * hour;
/** With the pauses of the scheduler and what making and sending takes, at most 15 minutes are lost (record 0086). */
const shipEveryMs = 10 * minute;

type TaskServices = Pick<Services, 'database' | 'now' | 'settings'>;

/**
 * A backup each night, and one soon after the first start; where there is a second place, what is not there yet every ten
 * minutes. Each runs in a separate process, so that visitors notice nothing; that process records the outcome itself, and
 * the log has it from there. `program` are Node's arguments for the same program as runs here: the sources beside it may
 * already be those of the next version.
 */
export function backupTasks(program: string[], services: TaskServices): Task[] {
  const { daily, to } = services.settings.backup;
  if (!daily) return [];
  let turn: Promise<unknown> = Promise.resolve();
  // Together they need more memory than the site may have; and what the first has made, the second brings along.
  const inTurn = (name: 'backup' | 'second-place', words: string[]) => (stopping: AbortSignal) => {
    const run = turn.then(() => runApart(name, words, services, stopping));
    turn = run.catch(() => {});
    return run;
  };
  const nightly: Task = {
    name: 'backup',
    isDue: isBackupDue,
    run: inTurn('backup', program),
  };
  const shipping: Task = {
    name: 'second-place',
    isDue: (last, now) => since(last?.startedAt, now) <= now.getTime() - shipEveryMs,
    run: inTurn('second-place', [...program, 'ship']),
  };
  return to ? [nightly, shipping] : [nightly];
}

async function runApart(
  name: 'backup' | 'second-place',
  program: string[],
  { database: { db }, now }: TaskServices,
  stopping: AbortSignal,
): Promise<string> {
  // With the site's own options, which keep it small: both share one limit of memory.
  const child = spawn(process.execPath, [...process.execArgv, ...program], {
    // Nothing is sent over the IPC channel. It closes when this process ends, which ends the backup.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
  });
  child.unref();
  child.channel?.unref();
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const exited: unknown[] = await once(child, 'exit');
  const [code] = exited;
  if (code !== 0) {
    await tellOwners(db, name, now());
    throw new TaskFailed(`exit/${String(code)}`);
  }
  return (await readTasks(db)).get(name)?.outcome ?? 'done';
}

/** What that process does, and ends with the one that waits for it. `what` is its last argument. */
export async function backupApart(what: string | undefined, settings: Settings): Promise<void> {
  process.on('disconnect', () => process.exit(1));
  // The listener would keep the channel, and thus this process, alive.
  process.channel?.unref();
  await (what === 'ship' ? shipArchives : runBackup)(settings);
}

/**
 * Due when there is none since last night and the last attempt is an hour old. Times in the future, recorded
 * by a wrong clock, are ignored.
 */
export function isBackupDue(last: TaskRecord | undefined, now: Date): boolean {
  const lastNight = Math.floor((now.getTime() - atNight) / day) * day + atNight;
  return (
    since(last?.succeededAt, now) < lastNight && since(last?.startedAt, now) <= now.getTime() - hour
  );
}

function since(moment: string | null | undefined, now: Date): number {
  return moment && Date.parse(moment) <= now.getTime() ? Date.parse(moment) : 0;
}
