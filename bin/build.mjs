// `npm run build`: everything that `npm start` does before it serves.
import { main } from './bootstrap/main.mjs';
import { productionBuild } from './bootstrap/build.mjs';
import { dependencies } from './bootstrap/dependencies.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { runtime } from './bootstrap/runtime.mjs';

await main(async (stop) => {
  await prepare([runtime, dependencies, productionBuild], stop);
  return 0;
});
