import {
  lockFileHash,
  main,
  npmCi,
  packagesAreReady,
  packagesMarker,
  root,
} from '#bin/bootstrap.mjs';
import { prepare } from './prepare.ts';

// Run by the bootstrap, before the first command that needs packages.
const packages = {
  title: 'Installing packages',
  isReady: packagesAreReady,
  async make(stop: AbortSignal) {
    const installing = lockFileHash();
    packagesMarker.remove();
    await npmCi(root, process.execPath, stop);
    packagesMarker.write(installing);
  },
};

await main(async (stop) => {
  await prepare(packages, stop);
  return 0;
});
