import { readArguments } from './arguments.mjs';
import { productionBuild, serverEnvironment, serverFile, serverOptions } from './build.mjs';
import { dependencies } from './dependencies.mjs';
import { handOver } from './hand-over.mjs';
import { main } from './main.mjs';
import { prepare } from './prepare.mjs';
import { nodeBinary, runtime } from './runtime.mjs';

const help = `npm start

Installs, builds, migrates the database and serves, in production mode; what is done already is not done
again. It takes no options: .env.example explains the settings. Ctrl-C stops it.`;

await main(async (stop) => {
  if (!readArguments(help)) return 0;
  await prepare([runtime, dependencies, productionBuild], stop);
  // Without NODE_ENV=production rendering is ten times slower, whatever the shell had set.
  const env = { ...process.env, ...serverEnvironment };
  return handOver(nodeBinary(), [...serverOptions, serverFile], { env, stop });
});
