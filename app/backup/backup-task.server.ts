import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { loadSettings } from '#app/config/env.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Task, TaskFailed } from '#app/jobs/scheduler.server.ts';
import { type TaskRecord, readTasks } from '#app/jobs/task-record.server.ts';
import { runBackup } from './run-backup.server.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Half past two at night in Dhaka, in UTC. */
const atNight = 20.5 * hour;
/** Far longer than any backup takes; ends one that hangs. */
const timeoutMs = 6 * hour;

/**
 * A backup each night, and one soon after the first start. Runs in a separate process, so that visitors notice nothing;
 * that process records the outcome itself, and the log has it from there. `program` are Node's arguments for the same
 * program as runs here: the sources beside it may already be those of the next version.
 */
export function backupTask(program: string[], db: Database): Task {
  return {
    name: 'backup',
    isDue: isBackupDue,
    async run(stopping) {
      const child = spawn(process.execPath, program, {
        // Nothing is sent over the IPC channel. It closes when this process ends, which ends the backup.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
      });
      child.unref();
      child.channel?.unref();
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      const exited: unknown[] = await once(child, 'exit');
      const [code] = exited;
      if (code !== 0) throw new TaskFailed(`exit/${String(code)}`);
      return (await readTasks(db)).get('backup')?.outcome ?? 'done';
    },
  };
}

/** What that process does, and ends with the one that waits for it. */
export async function nightlyBackup(): Promise<void> {
  process.on('disconnect', () => process.exit(1));
  // The listener would keep the channel, and thus this process, alive.
  process.channel?.unref();
  await runBackup(loadSettings());
}

/**
 * Due when there is none since last night and the last attempt is an hour old. Times in the future, recorded
 * by a wrong clock, are ignored.
 */
export function isBackupDue(last: TaskRecord | undefined, now: Date): boolean {
  const since = (moment: string | null | undefined) =>
    moment && Date.parse(moment) <= now.getTime() ? Date.parse(moment) : 0;
  const lastNight = Math.floor((now.getTime() - atNight) / day) * day + atNight;
  return since(last?.succeededAt) < lastNight && since(last?.startedAt) <= now.getTime() - hour;
}
