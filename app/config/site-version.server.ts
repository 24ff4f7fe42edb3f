/** What runs here: the release, the commit if it is known, and when it was built. */
export type SiteVersion = { number: string; commit: string | null; builtAt: string | null };

/** Replaced at build time by `vite.config.ts`. */
declare const SAMPAN_BUILD: SiteVersion;

/** The version from the build; a default for tests and commands, which run without a build. */
export const siteVersion: SiteVersion =
  typeof SAMPAN_BUILD === 'undefined'
    ? { number: 'not built', commit: null, builtAt: null }
    : SAMPAN_BUILD;
