import { productionBuild } from './build.mjs';
import { dependencies } from './dependencies.mjs';
import { main } from './main.mjs';
import { prepare } from './prepare.mjs';
import { runtime } from './runtime.mjs';

await main(async (stop) => {
  await prepare([runtime, dependencies, productionBuild], stop);
  return 0;
});
