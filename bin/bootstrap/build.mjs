import { existsSync } from 'node:fs';
import { runChild } from './child.mjs';
import { fingerprint } from './fingerprint.mjs';
import { StepFailed } from './progress.mjs';
import { inProject } from './root.mjs';
import { nodeBinary } from './runtime.mjs';
import { stampIn } from './stamp.mjs';

/** The whole server in one file, as the build leaves it. */
export const serverFile = inProject('build', 'server', 'index.js');

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

const stamp = stampIn(inProject('build'));

/** Everything that the build reads. Of `package.json` the `imports` matter, of the lock file the tools. */
const sources = () =>
  fingerprint(
    [
      ...['app', 'content', 'public', 'bin', 'server.ts', 'vite.config.ts'],
      ...['react-router.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
    ],
    // The fonts are made by the build itself.
    { skip: (name) => /\.test\.tsx?$|^app\/styles\/fonts\/made/.test(name) },
  );

/** The production build, made anew when a source has changed. */
export const productionBuild = {
  title: 'Building the site',
  isReady: () => existsSync(serverFile) && stamp.says(sources()),
  async make({ stop, noteChild, limit }) {
    // Before the build, so that an edit made while it runs leads to another one.
    const building = sources();
    stamp.remove();
    const tool = inProject('node_modules', '@react-router', 'dev', 'bin.cjs');
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = { env, stop, noteChild, limit };
    await checkContent(child);
    const { ok, output } = await runChild(nodeBinary(), [tool, 'build'], child);
    if (!ok || !existsSync(serverFile)) {
      process.stderr.write(output);
      throw new StepFailed('The site could not be built: the reason is above.');
    }
    stamp.write(building);
  },
};

/** A wrong fact or a missing text must not reach a visitor; the sentences name its file and field. */
async function checkContent(child) {
  const check = inProject('bin', 'check-content.ts');
  const { ok, output } = await runChild(nodeBinary(), [check], child);
  if (!ok) throw new StepFailed(`The site was not built.\n${output.trimEnd()}`);
}
