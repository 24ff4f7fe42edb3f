import type { SiteFacts } from './site-status.ts';

type Version = SiteFacts['version'];

/** Written into the bundle by `vite.config.ts`. */
declare const SAMPAN_BUILD: Version;

/** What is running, as the build wrote it down; tests and commands run what was never built. */
export const siteVersion: Version =
  typeof SAMPAN_BUILD === 'undefined'
    ? { number: 'not built', commit: null, builtAt: null }
    : SAMPAN_BUILD;
