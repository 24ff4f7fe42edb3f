import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunks } from './build-tools/chunks.ts';
import { siteFonts } from './build-tools/fonts/plugin.ts';
import { content } from './build-tools/content/content-plugin.ts';
import { buildName, buildVersion } from './build-tools/build-version.ts';

const version = buildVersion(import.meta.dirname, process.env, new Date());

export default defineConfig({
  plugins: [siteFonts(), content(), reactRouter()],
  define: {
    SAMPAN_BUILD: JSON.stringify(version),
    SAMPAN_BUILD_NAME: JSON.stringify(buildName(version)),
  },
  build: {
    // Modules that a later part needs are fetched when it asks for them: they are one file or two.
    modulePreload: false,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        // The oldest browsers with all functions (docs/operations/run.md). This lowers what is newer in syntax and adds no
        // functions: `tsconfig.browser.json` refuses those. Older browsers keep the page as the server drew it,
        // because the starter of the scripts asks (`app/document/starter-script.server.ts`).
        target: ['es2021', 'chrome88', 'safari15', 'firefox90'],
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
    // The server bundle is the whole server, not only the pages: one module graph, so that
    // a context or a cache that a page and the API share exists once.
    ssr: { build: { rollupOptions: { input: './server.ts' }, target: 'node24' } },
  },
});
