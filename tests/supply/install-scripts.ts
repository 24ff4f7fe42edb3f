import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#bin/bootstrap.mjs';
import type { Locked } from './lock-file.ts';

/**
 * The packages that would run something of their own while they are installed: a script, or a native build,
 * which npm begins by itself where a package has a `binding.gyp` and does not say `"gypfile": false`. Ours is
 * installed with --ignore-scripts (.npmrc), so none would; but it would not work then either.
 */
export function runningOnInstall(packages: Locked[], folder = root): string[] {
  return packages
    .filter(({ place, hasInstallScript }) => hasInstallScript || buildsItself(join(folder, place)))
    .map(({ name, version }) => `${name} ${version}`);
}

function buildsItself(place: string): boolean {
  if (!existsSync(join(place, 'binding.gyp'))) return false;
  const { gypfile } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as {
    gypfile?: boolean;
  };
  return gypfile !== false;
}
