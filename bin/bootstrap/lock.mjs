import { readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { inProject } from './root.mjs';
import { step } from './progress.mjs';

/** Beside what is made and not inside: an install empties `node_modules`, a build removes `build`. */
const file = inProject('.preparing.local');

/** A lock left alone this long is nobody's, even if its process number is in use again. */
const abandonedAfter = 10 * 60_000;

/** Runs `work` while no other command of this folder runs its own. */
export async function withLock(stop, work) {
  if (!take()) await step('Waiting for another command in this folder', () => untilTaken(stop));
  const heartbeat = setInterval(() => utimes(file, new Date(), new Date(), () => {}), 5000);
  try {
    // An install whose bootstrap was killed runs on for a while and still counts as a holder.
    return await work((pid) => writeFileSync(file, `${process.pid} ${pid}`));
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}

async function untilTaken(stop) {
  while (!take()) await delay(200, undefined, { signal: stop });
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isStale()) removeStale();
  return false;
}

function isStale() {
  try {
    if (Date.now() - statSync(file).mtimeMs > abandonedAfter) return true;
    const holders = readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
    // Empty for the moment between creating and writing.
    return holders.length > 0 && !holders.some(isAlive);
  } catch {
    return false; // Released meanwhile.
  }
}

/** By rename, so that of two commands that both saw a stale lock only one removes it. */
function removeStale() {
  const mine = `${file}.${process.pid}`;
  try {
    renameSync(file, mine);
  } catch {
    return;
  }
  rmSync(mine);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM'; // Somebody else's process, but a process.
  }
}
