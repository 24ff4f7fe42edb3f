import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

// `build.target` lowers syntax and adds no functions: what is newer than the oldest browser with all
// functions (docs/operations/run.md) is missing there, and the page dies at its first call.
// As long as half a type check.
test.runIf(process.env.CI ?? process.env.TEST_ALL)(
  'what browsers run calls nothing newer than ES2021',
  () => {
    const compiler = join(project, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(
      process.execPath,
      [compiler, '--project', 'tsconfig.browser.json', '--noEmit', '--pretty', 'false'],
      { cwd: project, encoding: 'utf8' },
    );
    const newer = stdout.split('\n').filter((line) => /change your target library/.test(line));
    // Servers are newer: pages import their loaders' parts, so the compiler sees those too.
    const isServer = (line: string) => /^[^(]*\.server\.ts\(/.test(line);
    expect(newer.filter(isServer).length).toBeGreaterThan(0);
    expect(newer.filter((line) => !isServer(line))).toEqual([]);
  },
  120_000,
);
