import { fingerprint } from './fingerprint.mjs';
import { npmCi } from './npm.mjs';
import { inProject, root } from './root.mjs';
import { nodeBinary } from './runtime.mjs';
import { stampIn } from './stamp.mjs';

const stamp = stampIn(inProject('node_modules'));

/** A folder copied from another kind of machine holds native code that does not run on this one. */
const lockFile = () =>
  fingerprint(['package-lock.json'], { salt: `${process.platform}-${process.arch}` });

/** `node_modules`, as the lock file says. */
export const dependencies = {
  title: 'Installing packages',
  isReady: () => stamp.says(lockFile()),
  async make(context) {
    const installing = lockFile();
    stamp.remove();
    await npmCi(root, { ...context, node: nodeBinary() });
    stamp.write(installing);
  },
};
