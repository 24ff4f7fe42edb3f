import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * Has V8 collect at once what nobody needs any more, some 30 ms in which nothing else happens. To be called after
 * work that is rare and leaves megabytes outside of V8's own heap, as compressing does: by itself V8 waits
 * for 32 MB of these, and what is kept meanwhile lies scattered among them, so that the system never gets
 * the rest back.
 */
export function collectGarbage(): void {
  collect();
}
