import { buildName } from './build-name.ts';

/** Where browsers report errors. */
export const browserErrorAddress = '/api/browser-error';

/**
 * What went wrong: React failed to render a page; it rendered one anew because hydration did not match; either of them on
 * a page that a translator or something else had changed; a script threw; a promise rejection was not handled; a script did
 * not load; the browser is too old for our scripts.
 */
export const browserErrorKinds = [
  'render',
  'hydration',
  'translated',
  'script',
  'promise',
  'load',
  'unsupported',
] as const;

export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/** The most reports that one page sends. */
const maxReports = 5;
let reports = 0;

/**
 * Reports an error by its kind, its name and the build. Never by its message, which may quote what somebody
 * typed, nor by stack or address. Does not wait and never fails.
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
    // An error while reporting an error is not worth reporting.
  }
}
