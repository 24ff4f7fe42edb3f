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
 * The system's Chromium: the one that TEST_CHROMIUM names, else the first on the PATH. The shell without a
 * window comes first, as with Playwright's own, because the whole browser takes twice as long for every test.
 * Undefined where only Playwright's own may exist.
 */
export function chromiumPath(): string | undefined {
  if (process.env.TEST_CHROMIUM) return process.env.TEST_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
