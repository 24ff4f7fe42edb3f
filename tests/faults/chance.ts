import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

/** Waits up to so many milliseconds, as chance has it: by a seed that is printed (FAULT_SEED takes it again). */
export function chanceWait(): (upToMs: number) => Promise<void> {
  let state = inject('faultSeed');
  return (upToMs) => {
    // The generator of Numerical Recipes: good enough to kill at another point each time.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return wait((state / 2 ** 32) * upToMs);
  };
}
