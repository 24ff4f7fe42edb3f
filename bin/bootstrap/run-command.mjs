import { dependencies } from './dependencies.mjs';
import { handOver } from './hand-over.mjs';
import { main } from './main.mjs';
import { prepare } from './prepare.mjs';
import { nodeBinary, runtime } from './runtime.mjs';

await main(async (stop) => {
  await prepare([runtime, dependencies], stop);
  return handOver(nodeBinary(), process.argv.slice(2), { env: process.env, stop });
});
