import type { SiteFacts } from './site-status.ts';

/** What is running, as the build wrote it down; tests run what was never built. */
export const siteVersion: SiteFacts['version'] = import.meta.env.SAMPAN_BUILD ?? {
  ...{ number: 'not built', commit: null, builtAt: null },
};
