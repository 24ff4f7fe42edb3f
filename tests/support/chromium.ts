import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags that let Chromium start in a container as root, and without dialogs. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The system's Chromium: the one that `npm test` found, else the first on the PATH, so that Playwright also
 * runs by hand. Undefined where only Playwright's own may exist.
 */
export function chromiumPath(): string | undefined {
  if (process.env.TEST_CHROMIUM) return process.env.TEST_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return ['chromium', 'chromium-browser', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
