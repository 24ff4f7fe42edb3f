import { existsSync } from 'node:fs';
import { runChild } from './child.mjs';
import { fingerprint } from './fingerprint.mjs';
import { npmCi } from './npm.mjs';
import { StepFailed } from './progress.mjs';
import { inProject } from './root.mjs';
import { stampIn } from './stamp.mjs';

const wanted = 24;
const ownIsNewEnough = Number(process.versions.node.split('.')[0]) >= wanted;
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const stamp = stampIn(inProject('runtime', 'node_modules'));
const lockFile = () => fingerprint(['runtime/package-lock.json'], { salt: platform });

/** The Node that runs our code: the machine's own if it is new enough, else the one in `runtime/`. */
export const nodeBinary = () => (ownIsNewEnough ? process.execPath : bundled);

/** Found by path: the link in `.bin` is missing where npm is older than 11. */
const bundled = inProject(
  ...['runtime', 'node_modules', `node-${platform}`, 'bin'],
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Node 24, fetched as a package only where the machine's own is older. */
export const runtime = {
  title: `Fetching Node ${wanted} (this machine has ${process.versions.node})`,
  isReady: () => ownIsNewEnough || (existsSync(bundled) && stamp.says(lockFile())),
  async make(context) {
    stamp.remove();
    await npmCi(inProject('runtime'), context);
    if (!existsSync(bundled))
      throw new StepFailed(`There is no bundled Node ${wanted} for ${platform}${ask}`);
    // A C library that it was not built for (Alpine's) shows only when it is run.
    const { ok } = await runChild(bundled, ['--version'], context);
    if (!ok) throw new StepFailed(`The bundled Node ${wanted} does not run here${ask}`);
    stamp.write(lockFile());
  },
};

const ask = `, and this machine's own Node is ${process.versions.node}: please install Node ${wanted} or newer and start again.`;
