import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const KB = 1_024;

// Otherwise the bundler takes React's development form of JSX.
beforeAll(() => vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => vi.unstubAllEnvs());

test('W-64 the chat: 4 kB of script, 2 kB of style, and the panel apart from the rest', async () => {
  const chat = await bundle('app/chat/chat-widget.tsx');
  expect(chat.script).toBeLessThanOrEqual(4 * KB);
  expect(chat.style).toBeLessThanOrEqual(2 * KB);
  expect(chat.lazyChunks).toEqual([expect.stringMatching(/^chat-panel/)]);
});

test('W-64 the sound and the pictures of the chat: 10 kB', () => {
  const bytes = [
    'app/chat/notice.wav',
    'public/illustrations/avatar.svg',
    'public/illustrations/textile-jamdani.svg',
  ]
    .map((path) => readFileSync(root + path).length)
    .reduce((sum, length) => sum + length);
  expect(bytes).toBeLessThanOrEqual(10 * KB);
});

test('the carousel: 3 kB of script, 1 kB of style', async () => {
  const carousel = await bundle('app/ui/carousel/carousel.tsx');
  expect(carousel.script).toBeLessThanOrEqual(3 * KB);
  expect(carousel.style).toBeLessThanOrEqual(KB);
});

test('both forms, with drafts and resending: 14.5 kB of script at first, and 12.1 kB fetched later: what a mistake, a paste or a chip needs', async () => {
  const folders = ['app/applications/', 'app/contact/', 'app/forms/'];
  const [first, later] = await ownScripts(
    ['app/applications/form/application-form.tsx', 'app/contact/contact-form.tsx'],
    // `app/normalise/` has a limit of its own, beside its code.
    (id) => folders.some((folder) => id.startsWith(folder)),
  );
  expect(first).toBeLessThanOrEqual(14.5 * KB);
  expect(later).toBeLessThanOrEqual(12.1 * KB);
});

test('M-09 the picture of the map: 40 kB', () => {
  const picture = readFileSync(`${root}public/illustrations/country-bd.svg`);
  expect(picture.length).toBeLessThanOrEqual(40 * KB);
});

/**
 * What a part adds to the site, gzipped: all that it imports. Not counted are React and the
 * bundler's own loader of lazy chunks, which are there once, whoever uses them.
 */
async function bundle(entry: string) {
  const { output } = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2020',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: root + entry,
        external: /^react|vite\/preload-helper/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const sizeOf = (end: string) =>
    output
      .filter((file) => file.fileName.endsWith(end))
      .map((file) => (file.type === 'chunk' ? file.code : file.source))
      .map((text) => gzipSync(text.toString().replace(/^const __vite__mapDeps.*\n/, '')).length)
      .reduce((sum, size) => sum + size, 0);
  return {
    script: sizeOf('.js'),
    style: sizeOf('.css'),
    lazyChunks: output
      .filter((file) => file.type === 'chunk' && file.isDynamicEntry)
      .map((file) => file.fileName.split('/').at(-1)),
  };
}

/**
 * The gzipped bytes of what several parts load at first, and of what they fetch later: only modules of
 * their own, which `isOwn` tells by their path, and without what the two have in common with the rest.
 */
async function ownScripts(entries: string[], isOwn: (path: string) => boolean): Promise<number[]> {
  const { output } = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'own',
        enforce: 'pre',
        async resolveId(source, importer, options) {
          if (!importer) return null;
          const found = await this.resolve(source, importer, { ...options, skipSelf: true });
          const path = found?.id.replace(root, '') ?? source;
          return isOwn(path) ? null : { id: source, external: true };
        },
      },
    ],
    build: {
      write: false,
      target: 'es2020',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entries.map((entry) => root + entry),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const atFirst = new Set<string>();
  const follow = (fileName: string) => {
    if (atFirst.has(fileName) || !named.has(fileName)) return;
    atFirst.add(fileName);
    named.get(fileName)!.imports.forEach(follow);
  };
  chunks.filter((chunk) => chunk.isEntry).forEach((chunk) => follow(chunk.fileName));
  const sizeOf = (isFirst: boolean) =>
    chunks
      .filter((chunk) => atFirst.has(chunk.fileName) === isFirst)
      .reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return [sizeOf(true), sizeOf(false)];
}
