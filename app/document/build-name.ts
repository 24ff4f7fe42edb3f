/** Written into server and browser alike by `vite.config.ts`. */
declare const SAMPAN_BUILD_NAME: string;

/** By what a build is told from others: its version and its commit, or when it was made. */
export const buildName = typeof SAMPAN_BUILD_NAME === 'undefined' ? 'not built' : SAMPAN_BUILD_NAME;
