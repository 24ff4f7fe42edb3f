import { productionBuild, serverFile, serverOptions } from './build.mjs';
import { dependencies } from './dependencies.mjs';
import { handOver } from './hand-over.mjs';
import { main } from './main.mjs';
import { prepare } from './prepare.mjs';
import { nodeBinary, runtime } from './runtime.mjs';

await main(async (stop) => {
  await prepare([runtime, dependencies, productionBuild], stop);
  // Without NODE_ENV=production rendering is ten times slower, whatever the shell had set.
  const env = { ...process.env, NODE_ENV: 'production' };
  return handOver(nodeBinary(), [...serverOptions, serverFile], { env, stop });
});
