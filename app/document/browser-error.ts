import { buildName } from './build-name.ts';

/** Where a browser tells of an error. */
export const browserErrorAddress = '/api/browser-error';

/**
 * What went wrong: React could not draw a page; it drew one anew that did not fit the server's; a script
 * broke off; a promise was rejected and nobody listened; a script did not come; a browser is too old for scripts.
 */
export const browserErrorKinds = [
  'render',
  'hydration',
  'script',
  'promise',
  'load',
  'unsupported',
] as const;

export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/** So many of one page are enough to know. */
const maxReports = 5;
let reports = 0;

/**
 * Tells the office of an error by its kind, its name and the build: never by its message, which may quote what
 * somebody wrote, nor by a stack or an address. Waits for nothing and never fails.
 */
export function reportBrowserError(kind: BrowserErrorKind, error: unknown): void {
  reports += 1;
  if (reports > maxReports) return;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  try {
    navigator.sendBeacon(
      browserErrorAddress,
      new URLSearchParams({ kind, name, build: buildName }),
    );
  } catch {
    // An error about an error helps nobody.
  }
}
