import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sampan-npm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  return path;
}

const node = program('node-24/node', '#!/bin/sh\necho "$@" > ran-by-node-24\n');
const npmScript = program('npm-cli.js', '#!/usr/bin/env node\n');
const npmOnPath = program('npm/npm', '#!/usr/bin/env node\n');

// npm on Node 18 leaves out the native code of every package that asks for Node 20.
test.each([
  ['that called us', npmScript, { npm_execpath: npmScript }],
  ['on the PATH', npmOnPath, { PATH: [dirname(npmOnPath), process.env.PATH].join(delimiter) }],
])('the npm %s installs with the Node that the packages will run on', (_, npm, given) => {
  const call = `import { npmCi } from ${JSON.stringify(join(process.cwd(), 'bin/bootstrap.mjs'))};
    await npmCi(process.cwd(), process.argv[1]);`;
  const env = { ...process.env, npm_execpath: '', ...given };
  execFileSync(process.execPath, ['--input-type=module', '-e', call, node], { cwd: folder, env });
  const ran = execFileSync('cat', ['ran-by-node-24'], { cwd: folder, encoding: 'utf8' });
  rmSync(join(folder, 'ran-by-node-24'));
  expect(ran).toContain(`${npm} ci `);
});
