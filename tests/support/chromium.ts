import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags under which Chromium starts in a container as root, and asks nobody for anything. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The system's Chromium: the one `npm test` found, or else the first on the PATH, so that
 * Playwright can be run by hand too. Undefined where only Playwright's own can be there.
 */
export function chromiumPath(): string | undefined {
  if (process.env.TEST_CHROMIUM) return process.env.TEST_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return ['chromium', 'chromium-browser', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
