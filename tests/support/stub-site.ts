import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';

const project = resolve(import.meta.dirname, '../..');

/**
 * A fast replacement for the real server, which starts the same way: prints where it listens and, when it
 * stops, by which signals and how many.
 */
const server = `
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
if (readFileSync(new URL(import.meta.url), 'utf8').endsWith('SLOW\\n')) {
  console.log('not ready yet');
  await new Promise((resolve) => setInterval(resolve, 1e9));
}
const server = createServer((_, response) => response.end(process.env.NODE_ENV));
server.listen(0, '127.0.0.1', () => console.log('serving on', server.address().port));
const wishes = [];
const stop = (wish) => {
  wishes.push(wish);
  if (wishes.length === 1) setTimeout(() => {
    console.log('stopped by', wishes.join());
    process.exit(0);
  }, 200);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
process.on('disconnect', () => stop('disconnect'));
`;

/** Replaces the build tool; like that one it clears its folder first. */
const buildTool = `
const { cpSync, mkdirSync, readFileSync, renameSync, rmSync } = require('node:fs');
const folder = process.env.SAMPAN_BUILD;
rmSync(folder, { recursive: true, force: true });
const source = readFileSync('server.ts', 'utf8');
if (source.includes('BROKEN')) throw new Error('a mistake in the source');
mkdirSync(folder + '/server', { recursive: true });
cpSync('server.ts', folder + '/server/index.js');
if (source.includes('ENDLESS')) {
  renameSync('server.ts', 'built-by-' + process.pid);
  setInterval(() => {}, 1000);
}
`;

/**
 * A folder with our own commands and a site of a few lines, installed and built in a second. Its one package,
 * the build tool, is in the folder, so nothing is downloaded.
 */
export function stubSite() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-start-'));
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const manifest = {
    ...{ name: 'stub', version: '1.0.0', type: 'module' },
    imports: { '#bin/*': './bin/*', '#build-tools/*': './build-tools/*' },
    scripts: { start: 'exec node bin/run.mjs bin/start.ts' },
    devDependencies: { '@react-router/dev': 'file:tool' },
  };
  const tool = { name: '@react-router/dev', version: '1.0.0' };
  const packages = {
    '': { name: 'stub', version: '1.0.0', devDependencies: manifest.devDependencies },
    'node_modules/@react-router/dev': { resolved: 'tool', link: true },
    tool: { ...tool, dev: true },
  };
  for (const ours of ['bin', 'build-tools'])
    cpSync(join(project, ours), join(folder, ours), { recursive: true });
  write('bin/content.ts', '// The stub has no content.\n');
  write('package.json', JSON.stringify(manifest));
  write('package-lock.json', JSON.stringify({ ...manifest, lockfileVersion: 3, packages }));
  write('tool/package.json', JSON.stringify(tool));
  write('tool/bin.cjs', buildTool);
  const edit = (note: string) => write('server.ts', `${server}// ${note}\n`);
  edit('first');

  const children: ChildProcess[] = [];
  return {
    folder,
    /** Changes the source, so that the next start builds. */
    edit,
    start(command: string) {
      const [program, ...args] = command.split(' ') as [string, ...string[]];
      // The Node of this test comes first, or npm's script would begin by downloading one.
      const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
      // Includes shell settings that must have no effect.
      const env = { ...process.env, PATH, NODE_ENV: 'development', npm_config_omit: 'dev' };
      const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      children.push(child);
      return new Started(child);
    },
    remove() {
      for (const child of children) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A running command and its output so far. */
class Started {
  readonly said: string[] = [];
  /** Resolves when its output is closed, by the process and everything that it started. */
  readonly end: Promise<number | null>;
  readonly #lines: Interface[];

  readonly child: ChildProcess;

  constructor(child: ChildProcess) {
    this.child = child;
    this.#lines = [child.stdout, child.stderr].map((input) => createInterface({ input: input! }));
    for (const lines of this.#lines) lines.on('line', (line) => this.said.push(line));
    this.end = once(child, 'close').then(([code]) => code as number | null);
  }

  /** Waits for a line that contains a text, and returns what follows the text. */
  async says(text: string): Promise<string> {
    const find = () => this.said.find((line) => line.includes(text));
    const ended = this.end.then(() => 'ended');
    while (!find()) {
      const next = await Promise.race([ended, ...this.#lines.map((lines) => once(lines, 'line'))]);
      if (next === 'ended') break;
    }
    const line = find();
    if (!line) throw new Error(`It ended without saying "${text}":\n${this.said.join('\n')}`);
    return line.slice(line.indexOf(text) + text.length).trim();
  }
}
