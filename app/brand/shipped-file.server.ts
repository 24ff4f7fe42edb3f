import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where a file of `public/` is, by its address: beside the built server, or among the sources. */
export function shippedPath(address: string): string {
  const beside = join(import.meta.dirname, '..', 'client', address);
  return existsSync(beside) ? beside : join(import.meta.dirname, '..', '..', 'public', address);
}
