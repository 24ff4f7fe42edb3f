import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { inProject, step } from '#bin/bootstrap.mjs';

/** Something that must exist before a command can do its work. */
export type Preparation = {
  title: string;
  isReady(): boolean;
  make(stop: AbortSignal): Promise<void>;
};

/** Prepares what is missing. Of two commands started in one folder the second waits for the first. */
export async function prepare({ title, isReady, make }: Preparation, stop: AbortSignal) {
  if (isReady()) return;
  // The operating system releases a database lock when its process ends, however that happens.
  const lock = new DatabaseSync(inProject('.preparing-lock.local'));
  try {
    if (!take(lock))
      await step('Waiting for another command in this folder', async () => {
        while (!take(lock)) await delay(200, undefined, { signal: stop });
      });
    if (!isReady()) await step(title, () => make(stop));
  } finally {
    lock.close();
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    return false;
  }
}

/** SQLITE_BUSY */
const busy = 5;
