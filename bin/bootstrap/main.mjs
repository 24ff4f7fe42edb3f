import { constants } from 'node:os';
import { StepFailed } from './progress.mjs';
import { watchForStop } from './stop.mjs';

/**
 * Runs a command's work and turns its end into the exit code: the work's own number, 1 and one
 * sentence after a failed step, 2 when it was called wrongly, the shell's 128 + signal when it was stopped
 * half-way.
 */
export async function main(work) {
  const stop = watchForStop();
  try {
    process.exitCode = await work(stop);
  } catch (error) {
    if (stop.aborted) {
      console.error('Stopped before it was done.');
      process.exitCode = 128 + constants.signals[stop.reason];
    } else if (error instanceof StepFailed) {
      console.error(error.message);
      process.exitCode = error.exitCode;
    } else {
      throw error;
    }
  }
}
