import type { SiteFacts } from './site-status.ts';

type Version = SiteFacts['version'];

/** Replaced at build time by `vite.config.ts`. */
declare const SAMPAN_BUILD: Version;

/** The version from the build; a default for tests and commands, which run without a build. */
export const siteVersion: Version =
  typeof SAMPAN_BUILD === 'undefined'
    ? { number: 'not built', commit: null, builtAt: null }
    : SAMPAN_BUILD;
