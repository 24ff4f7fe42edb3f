import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { capture, inProject, root } from '#bin/bootstrap.mjs';
import { CommandError } from '#bin/operator/command.ts';

/** What only developers use. */
const left = ['tests', '.ci', '.github', '.gitlab-ci.yml', '.vscode'];

/**
 * Builds the last commit in a copy of its own and packs it with its build, in `release/`: a server that unpacks it
 * installs packages and builds nothing. Returns the path; beside it lies the archive's SHA-256.
 */
export async function makeArchive(version: string, stop: AbortSignal): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-release-'));
  const name = `sampan-${version}`;
  const copy = join(folder, name);
  const archive = inProject('release', `${name}.tar.gz`);
  try {
    await said('git', ['clone', '--quiet', '--depth=1', `file://${root}`, copy], { stop });
    const SAMPAN_COMMIT = await said('git', ['rev-parse', '--short', 'HEAD'], { stop });
    const env = { ...process.env, SAMPAN_COMMIT };
    await said(process.execPath, ['bin/run.mjs', 'bin/build.ts'], { cwd: copy, env, stop });
    for (const path of ['.git', ...left])
      rmSync(join(copy, path), { recursive: true, force: true });
    mkdirSync(inProject('release'), { recursive: true });
    const skipped = ['node_modules', '*.local'].map((pattern) => `--exclude=${pattern}`);
    await said('tar', ['-czf', archive, ...skipped, '-C', folder, name], { stop });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${hash}  ${basename(archive)}\n`);
  return archive;
}

/**
 * Unpacks an archive elsewhere, starts it as an operator does, on data of its own, and looks whether it serves pages
 * of this version without having been built.
 */
export async function checkArchive(archive: string, version: string, stop: AbortSignal) {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-release-'));
  try {
    await said('tar', ['-xzf', archive, '-C', folder], { stop });
    const own = { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
    const env = { ...Object.fromEntries(Object.entries(process.env).filter(isNeeded)), ...own };
    const cwd = join(folder, `sampan-${version}`);
    const site = spawn(process.execPath, ['bin/run.mjs', 'bin/start.ts'], {
      ...{ cwd, env, signal: stop, stdio: ['ignore', 'pipe', 'pipe'] },
    });
    const ended = new Promise((resolve) => site.once('close', resolve));
    site.once('error', () => undefined);
    let words = '';
    site.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
    try {
      for await (const line of createInterface({ input: site.stdout })) {
        words += `${line}\n`;
        const origin = /serving on (\S+)/.exec(line)?.[1];
        if (origin) return await checkSite(origin, version, words);
      }
      throw new CommandError(`The archive does not start:\n${words.trim()}`);
    } finally {
      site.kill();
      await ended;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What Node and npm need; a developer's settings of the site do not count here. */
const isNeeded = ([name]: [string, unknown]) =>
  /^(PATH|HOME|LANG|NODE_EXTRA_CA_CERTS|npm_config_.*|.*_proxy)$/i.test(name);

async function checkSite(origin: string, version: string, words: string) {
  if (words.includes('Building the site'))
    throw new CommandError('The archive was built once more where it was unpacked.');
  for (const path of ['/', '/bn', '/bn/application', '/admin']) {
    const { status } = await fetch(origin + path);
    if (status !== 200) throw new CommandError(`The archive answers ${path} with ${status}.`);
  }
  const document = await fetch(`${origin}/api/openapi.json`);
  const { info } = (await document.json()) as { info: { version: string } };
  if (info.version !== version) throw new CommandError(`The archive says it is ${info.version}.`);
}

/** What a program says, without the line's end. Throws its words where it fails. */
export async function said(
  program: string,
  args: string[],
  how: Parameters<typeof capture>[2],
): Promise<string> {
  const { ok, output } = await capture(program, args, how);
  if (!ok) throw new CommandError(`${program} ${args[0]} failed:\n${output.trim()}`);
  return output.trim();
}
