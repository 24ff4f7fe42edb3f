import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * Runs V8's garbage collector now, which blocks the process for some 30 ms. Call it after rare work that
 * allocates megabytes outside V8's heap, such as compression: V8 by itself waits until 32 MB of these have
 * piled up, and long-lived data allocated in between fragments the memory, which then never returns to the
 * system.
 */
export function collectGarbage(): void {
  collect();
}
