import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { runChild } from './child.ts';
import type { Service } from './service.ts';

const minute = 60_000;

/**
 * Real old Chromiums, from npm packages made for servers without a browser: the last one that could not
 * hydrate our pages, and the first one with another date format.
 */
const packages: Record<string, { name: string; integrity: string }> = {
  91: {
    name: 'chrome-aws-lambda@9.1.0',
    integrity:
      'sha512-y6MOarSzL5LmDv8sWUdDe4wHuAAEeWMlCbLwmL6Bj+pBPava37UuEPbWD5YAXyJx6oHoC0efLGqYDi56k4KMUQ==',
  },
  110: {
    name: '@sparticuz/chromium@110.0.1',
    integrity:
      'sha512-LS7GKGoHSNUK2ugRp2k9/Rb+wSjsqPDTQTWd9nM2d2hCgm78WRLx2Vw+xwl3bst3M4+dqfawpx1UObUmt5vVYQ==',
  },
};

/** Outside the project, so that the next clone reuses them: 300 MB. */
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sampan-tests');
const programOf = (version: string) => join(cache, `chromium-${version}`);

/** For `tests/browsers/`: Chromium 91 and 110. They use the libraries of the current Chromium. */
export const oldChromiums = {
  name: 'Chromium of 2021 and 2023',
  loss: 'no page was tried in an old browser',
  isThere: () => Object.keys(packages).every((version) => existsSync(programOf(version))),
  packages: () => [],
  async fetch(stop: AbortSignal) {
    for (const [version, wanted] of Object.entries(packages)) {
      if (!existsSync(programOf(version))) await fetchOne(version, wanted, stop);
    }
  },
  env: () =>
    Object.fromEntries(
      Object.keys(packages).map((version) => [`TEST_CHROMIUM_${version}`, programOf(version)]),
    ),
} satisfies Service & { env(): NodeJS.ProcessEnv };

/** Unpacks the program after checking the package's integrity. */
async function fetchOne(
  version: string,
  { name, integrity }: { name: string; integrity: string },
  stop: AbortSignal,
): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  mkdirSync(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'fetching-'));
  try {
    const run = (command: string, args: string[]) =>
      runChild(command, args, { cwd: folder, stop, limitMs: 10 * minute });
    const packed = await run('npm', ['pack', '--silent', name]);
    const file = packed.output.trim().split('\n').at(-1)!;
    if (!packed.ok || !file.endsWith('.tgz')) return console.error(packed.output);
    const hash = createHash('sha512')
      .update(readFileSync(join(folder, file)))
      .digest('base64');
    if (`sha512-${hash}` !== integrity) return console.error(`${name} is not what it was.`);
    const { ok, output } = await run('tar', ['-xzf', file, 'package/bin/chromium.br']);
    if (!ok) return console.error(output);
    const whole = join(folder, 'chromium');
    await pipeline(
      createReadStream(join(folder, 'package/bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(whole),
    );
    await chmod(whole, 0o755);
    await rename(whole, programOf(version));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
