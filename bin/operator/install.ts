import { installPackages, main, packagesAreReady } from '#bin/bootstrap.mjs';
import { prepare } from './prepare.ts';

const packages = {
  title: 'Installing packages',
  isReady: packagesAreReady,
  make: installPackages,
};

// Run by the bootstrap before the first command that needs packages.
await main(async (stop) => {
  await prepare(packages, stop);
  return 0;
});
