import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Task, TaskFailed } from '#app/jobs/scheduler.server.ts';
import type { TaskRecord } from '#app/jobs/task-record.server.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Half past two at night in Dhaka, in UTC. */
const atNight = 20.5 * hour;
/** Far more than any takes; for one that hangs. */
const timeoutMs = 6 * hour;

/**
 * A backup each night, and one soon after the first start. Made by a process of its own, the same that
 * `npm run backup` is, so that visitors feel nothing of it; it notes itself how it went.
 */
export function backupTask(projectFolder: string): Task {
  return {
    name: 'backup',
    isDue: isBackupDue,
    async run(stopping) {
      const guard = pathToFileURL(join(projectFolder, 'bin/end-with-parent.mjs')).href;
      const command = join(projectFolder, 'bin/backup.ts');
      const child = spawn(process.execPath, ['--import', guard, command], {
        // The channel says nothing; it closes when this process is gone, and that ends the backup.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
      });
      child.unref();
      child.channel?.unref();
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      const exited: unknown[] = await once(child, 'exit');
      const [code] = exited;
      if (code !== 0) throw new TaskFailed(`exit/${String(code)}`);
      return 'done';
    },
  };
}

/** None since the last night, and the last try was an hour ago. What a wrong clock noted does not count. */
export function isBackupDue(last: TaskRecord | undefined, now: Date): boolean {
  const since = (moment: string | null | undefined) =>
    moment && Date.parse(moment) <= now.getTime() ? Date.parse(moment) : 0;
  const lastNight = Math.floor((now.getTime() - atNight) / day) * day + atNight;
  return since(last?.succeededAt) < lastNight && since(last?.startedAt) <= now.getTime() - hour;
}
