import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { StepFailed, capture, inProject, markerIn, root } from '#bin/bootstrap.mjs';
import type { Preparation } from '#bin/operator/prepare.ts';

/** The production build, made anew when a source has changed: the whole server in one file, and what browsers fetch. */
export const productionBuild = buildOf('build', 'Building the site');

/** The same with the developers' examples, which are built apart, so that they never slip into what is served. */
export const examplesBuild = buildOf('build-examples', 'Building the site with its examples');

export const serverFile = serverIn('build');

/**
 * How Node runs it. Its generation of short-lived objects grows to 32 MB by default, and stays so;
 * with 4 the process needs 50 MB less and is as fast. Without the second, one process in three puts
 * each request's objects among the old ones from its start on: 250 MB instead of 150 (record 0026).
 * Without the third, large pages that strangers ask for leave 100 MB of old texts before V8 collects them.
 */
export const serverOptions = [
  '--max-semi-space-size=4',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=20',
];

/**
 * What it finds in its environment. With one place from which all threads are given memory (glibc) what one
 * has given back is there for the others: compressing and hashing take turns on four threads.
 */
export const serverEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' };

function buildOf(folder: 'build' | 'build-examples', title: string): Preparation {
  const marker = markerIn(inProject(folder));
  const isBuilt = () => existsSync(serverIn(folder));
  return {
    title,
    isReady: () => isBuilt() && marker.says(sourcesHash()),
    async make(stop) {
      // Before the build, so that an edit made while it runs leads to another one.
      const building = sourcesHash();
      marker.remove();
      // A wrong fact or a missing text must not reach a visitor; the sentences name its file and field.
      const check = inProject('bin', 'check-content.ts');
      const content = await capture(process.execPath, [check], { stop });
      if (!content.ok) throw new StepFailed(`The site was not built.\n${content.output.trimEnd()}`);
      const tool = inProject('node_modules', '@react-router', 'dev', 'bin.cjs');
      const examples = folder === 'build-examples' ? '1' : '';
      const env = { ...process.env, NODE_ENV: 'production', SAMPAN_EXAMPLES: examples };
      const { ok, output } = await capture(process.execPath, [tool, 'build'], { env, stop });
      if (!ok || !isBuilt()) {
        process.stderr.write(output);
        throw new StepFailed('The site could not be built: the reason is above.');
      }
      marker.write(building);
    },
  };
}

function serverIn(folder: string): string {
  return inProject(folder, 'server', 'index.js');
}

/**
 * Over the names and contents of everything that the build reads. Contents, not times: a checkout or a copy
 * changes every time and no content. Of `package.json` the `imports` matter, of the lock file the tools.
 */
function sourcesHash(): string {
  const hash = createHash('sha256');
  const names = globSync(
    [
      '{app,content,public,build-tools}/**',
      '{server,vite.config,react-router.config}.ts',
      '{tsconfig,package,package-lock}.json',
    ],
    // The fonts are made by the build itself, at first in a folder with the number of its process.
    { cwd: root, exclude: ['**/*.test.{ts,tsx}', 'app/styles/fonts/made*/**'] },
  );
  for (const name of names.sort()) {
    // An editor's file may be gone by now.
    if (!statSync(inProject(name), { throwIfNoEntry: false })?.isFile()) continue;
    const content = readFileSync(inProject(name));
    // With the length, so that moving bytes from one file to the next is a change.
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
