import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { siteFonts } from './bin/fonts/plugin.ts';
import { content } from './bin/content/content-plugin.ts';

export default defineConfig({
  plugins: [siteFonts(), content(), reactRouter()],
  build: {
    target: 'es2020',
    // Named apart: for es2020 logical properties would be rewritten into long lists of languages.
    cssTarget: ['chrome100', 'safari15.4', 'firefox100'],
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What nearly every page has, in one file each: a dozen small ones cost a phone more in
              // round trips and headers, and compress worse, than the little that a page leaves unused.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                },
                {
                  name: 'common',
                  test: /app[\\/](i18n|ui[\\/](alert|button|field|hydrated|icon|section-head|page-head))/,
                },
              ],
            },
          },
        },
      },
    },
    // The server bundle is the whole server, not only the pages: one module graph, so that
    // a context or a cache that a page and the API share exists once.
    ssr: { build: { rollupOptions: { input: './server.ts' }, target: 'node24' } },
  },
});
