import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#bin/bootstrap.mjs';

/** A package of others, as the lock file names it; for every platform, whether it is installed here or not. */
export type Locked = {
  name: string;
  version: string;
  /** Where it is installed, for example `node_modules/hono`. */
  place: string;
  license: string | null;
  dev: boolean;
  hasInstallScript: boolean;
};

type Entry = Partial<Omit<Locked, 'name' | 'place'>> & { name?: string; link?: boolean };

/** Every package of a lock file, in its order. */
export function lockedPackages(folder = root): Locked[] {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(packages)
    .filter(([place, { link }]) => place !== '' && !link)
    .map(
      ([place, { name, version = '', license = null, dev = false, hasInstallScript = false }]) => ({
        ...{ place, version, license, dev, hasInstallScript },
        name: name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      }),
    );
}
