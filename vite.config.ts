import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { type EnvironmentOptions, defineConfig } from 'vite';
import { chunks } from './build-tools/chunks.ts';
import { siteFonts } from './build-tools/fonts/plugin.ts';
import { buildName, buildVersion } from './build-tools/build-version.ts';
import { inlineScripts } from './build-tools/inline-scripts.ts';
import { shortProperties } from './build-tools/short-properties.ts';

const version = buildVersion(import.meta.dirname, process.env, new Date());

export default defineConfig(({ command }) => ({
  plugins: [siteFonts(command), inlineScripts(), shortProperties(), reactRouter()],
  // While editing, the names that the developer wrote.
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  define: {
    SAMPAN_BUILD: JSON.stringify(version),
    SAMPAN_BUILD_NAME: JSON.stringify(buildName(version)),
  },
  build: {
    // Modules that a later part needs are fetched when it asks for them: they are one file or two.
    modulePreload: false,
    assetsInlineLimit: 0,
    // Vite asks this for styles, never an environment's target: without it, Chrome up to 103 and Safari up to 16.3 would get
    // no rule for small screens, because the minifier writes `(width<=640px)`. Safari on phones has a prefix of its own.
    cssTarget: ['chrome88', 'safari15', 'ios15', 'firefox90'],
  },
  environments: {
    client: {
      build: {
        // The oldest browsers with all functions (docs/operations/run.md). This lowers what is newer in syntax and adds no
        // functions: `tsconfig.browser.json` refuses those. Older browsers keep the page as the server drew it,
        // because the starter of the scripts asks (`app/document/page-scripts.server.ts`).
        // Chrome 88 to 90 know that syntax, too, but for a fault: named here, they would have every `?.` written out
        // (record 0093).
        target: ['es2021', 'chrome91', 'safari15', 'firefox90'],
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            postBanner: compileAtOnce,
          },
        },
      },
    },
    // The server bundle is the whole server, not only the pages: one module graph, so that
    // a context or a cache that a page and the API share exists once.
    ssr: {
      build: {
        target: 'node24',
        rollupOptions: {
          input: './server.ts',
          // V8 keeps the source, and takes two bytes for each character as soon as one is beyond Latin-1.
          output: { charset: 'ascii', comments: false },
        },
      },
      ...(command === 'build' && withPackages),
    },
  },
}));

/**
 * Has Chromium compile all functions of a file on another thread while it arrives (V8's explicit compile hints, from 136
 * on; a comment to every other browser), and not each on the page's thread when it is first called (record 0093).
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';

/**
 * Packages are part of the server bundle, with what is really called of them: as a thousand files they took 13 MB more
 * of V8's heap. Not part of it is what looks for files beside its own: native code, and the worker of a thread.
 */
const withPackages = {
  resolve: { noExternal: true, external: ['better-sqlite3', 'pg', 'pino', 'sharp'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
} satisfies EnvironmentOptions;

/** The component's style sheets, in an order that the builds for browser and server share. */
const sheets = globSync('app/**/*.module.css', { cwd: import.meta.dirname }).sort();

/**
 * A class by the places of its sheet and of its name in there. A page spells each class in its styles and in its
 * tags, so names that say more cost a visitor's first page 1.2 kB, and its scripts as much again.
 */
function shortClassName(name: string, file: string, css: string): string {
  const sheet = sheets.indexOf(relative(import.meta.dirname, file));
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, found]) => found);
  const at = [...new Set(names)].indexOf(name);
  if (sheet < 0 || at < 0) throw new Error(`.${name} is not in a sheet of app: ${file}`);
  return `_${sheet.toString(36).padStart(2, '0')}${at.toString(36)}`;
}
