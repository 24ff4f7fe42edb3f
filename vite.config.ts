import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { className } from './bin/class-name.ts';
import { files } from './bin/build-files.ts';
import { siteFonts } from './bin/fonts/plugin.ts';
import { content } from './bin/content/content-plugin.ts';
import { leanRouter } from './bin/lean-router.ts';
import { buildVersion } from './bin/version/build-version.ts';

const version = buildVersion(import.meta.dirname, process.env, new Date());

export default defineConfig({
  plugins: [siteFonts(), content(), leanRouter(), reactRouter()],
  css: { modules: { generateScopedName: className } },
  define: { SAMPAN_BUILD: JSON.stringify(version) },
  build: {
    // Browsers of early 2022. Older ones are served too: they keep the page as the server drew it.
    target: ['chrome100', 'safari15.4', 'firefox100'],
    // Modules that a later part needs are fetched when it asks for them: they are one file or two.
    modulePreload: false,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: files },
          },
        },
      },
    },
    // The server bundle is the whole server, not only the pages: one module graph, so that
    // a context or a cache that a page and the API share exists once.
    ssr: { build: { rollupOptions: { input: './server.ts' }, target: 'node24' } },
  },
});
