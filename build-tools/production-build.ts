import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { StepFailed, capture, inProject, markerIn, root } from '#bin/bootstrap.mjs';
import type { Preparation } from '#bin/operator/prepare.ts';

/** The production build, repeated when a source has changed: the server in one file, and the client's files. */
export const productionBuild = buildOf('build', 'Building the site');

/** The same with the developers' examples, built separately so that they are never served in production. */
export const examplesBuild = buildOf('build-examples', 'Building the site with its examples');

export const serverFile = serverIn('build');

/**
 * How Node runs the server. By default V8's young generation grows to 32 MB and stays there, and pages of the heap that
 * are half empty stay as they are. With the first option V8 moves things together (record 0071), and with the second the young
 * generation has 8 MB at most: with the 2 MB that the first one leaves it, a page from memory costs more. Without the third, one
 * process in three allocates each request's objects in the old generation from the start: 250 MB instead of 150 (record 0071).
 * Without the fourth, large pages requested by strangers leave 100 MB of garbage until V8 collects it.
 */
export const serverOptions = [
  '--optimize-for-size',
  '--max-semi-space-size=4',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=20',
];

/**
 * The server's environment. With a single glibc arena all threads reuse memory that any of them has freed:
 * compression and hashing alternate on four threads. With fixed thresholds, in bytes, what is large is mapped apart and
 * goes back to the system: glibc would raise them by itself to the largest piece freed so far, the 20 MB in which a
 * page was compressed, and keep whatever is smaller (record 0071).
 */
export const serverEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

function buildOf(folder: 'build' | 'build-examples', title: string): Preparation {
  const marker = markerIn(inProject(folder));
  return {
    title,
    isReady: () => existsSync(serverIn(folder)) && marker.says(sourcesHash()),
    async make(stop) {
      // Before the build, so that an edit during the build leads to another one.
      const building = sourcesHash();
      // A wrong fact or a missing text must not reach visitors; the messages name file and field.
      const check = inProject('bin', 'content.ts');
      const content = await capture(process.execPath, [check, 'check'], { stop });
      if (!content.ok) throw new StepFailed(`The site was not built.\n${content.output.trimEnd()}`);
      const tool = inProject('node_modules', '@react-router', 'dev', 'bin.cjs');
      const examples = folder === 'build-examples' ? '1' : '';
      const made = `${folder}.local`;
      const env = {
        ...{ ...process.env, NODE_ENV: 'production' },
        ...{ SAMPAN_EXAMPLES: examples, SAMPAN_BUILD: made },
      };
      const { ok, output } = await capture(process.execPath, [tool, 'build'], { env, stop });
      if (!ok || !existsSync(serverIn(made))) {
        process.stderr.write(output);
        throw new StepFailed('The site could not be built: the reason is above.');
      }
      // Beside the one that may be serving, which is whole until this moment.
      rmSync(inProject(folder), { recursive: true, force: true });
      renameSync(inProject(made), inProject(folder));
      marker.write(building);
    },
  };
}

function serverIn(folder: string): string {
  return inProject(folder, 'server', 'index.js');
}

/**
 * Hashes names and contents of everything that the build reads. Contents and not times, which every checkout
 * or copy changes. Of `package.json` only the `imports` matter; of the lock file the build tools.
 */
function sourcesHash(): string {
  const hash = createHash('sha256');
  const names = globSync(
    [
      '{app,content,public,build-tools}/**',
      '{server,vite.config,react-router.config}.ts',
      '{tsconfig,package,package-lock}.json',
    ],
    // The build generates the fonts itself, first in a folder with its process id.
    { cwd: root, exclude: ['**/*.test.{ts,tsx}', 'app/styles/fonts/made*/**'] },
  );
  for (const name of names.sort()) {
    // A temporary file of an editor may have been deleted meanwhile.
    if (!statSync(inProject(name), { throwIfNoEntry: false })?.isFile()) continue;
    const content = readFileSync(inProject(name));
    // Includes the length, so that moving bytes from one file to the next changes the hash.
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
