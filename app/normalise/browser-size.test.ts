import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';

/** Everything a form needs to ask about an answer; names, countries and experience stay on the server. */
const browserFiles = ['phone', 'day', 'passport', 'email', 'digits'];

test('what a form needs weighs less than 3.75 kB', async () => {
  const exports = browserFiles.map((name) => `export * from './${name}.ts';`).join('\n');
  const entry = `${import.meta.dirname}/everything.js`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? exports : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2020',
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as Rollup.RollupOutput;

  expect(output).toHaveLength(1);
  expect(output[0].exports).toContain('normalisePhone');
  expect(gzipSync(output[0].code, { level: 9 }).byteLength).toBeLessThanOrEqual(3840);
});
