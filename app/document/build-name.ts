/** Replaced at build time in server and browser code by `vite.config.ts`. */
declare const SAMPAN_BUILD_NAME: string;

/** Identifies a build: its version and its commit, or the time when it was made. */
export const buildName = typeof SAMPAN_BUILD_NAME === 'undefined' ? 'not built' : SAMPAN_BUILD_NAME;
