import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { StepFailed, inProject } from '#bin/bootstrap.mjs';

/** What the databases, pictures and traces of a run take at most, in megabytes. */
const neededMb = 500;

/** Throws a `StepFailed` where a run would end on a full disk, half way and with a different fault in each test. */
export function checkRoom(needed = neededMb): void {
  for (const folder of [tmpdir(), inProject()]) {
    const { bavail, bsize } = statfsSync(folder);
    const freeMb = Math.floor((bavail * bsize) / 1e6);
    if (freeMb < needed) {
      throw new StepFailed(
        `There are ${freeMb} MB free in ${folder}, and the tests need ${needed}: make room, or let TMPDIR name another place.`,
      );
    }
  }
}
