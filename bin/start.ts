import {
  productionBuild,
  serverEnvironment,
  serverFile,
  serverOptions,
} from '#build-tools/production-build.ts';
import { CommandError, readArguments, runTool } from './operator/command.ts';
import { prepare } from './operator/prepare.ts';

const help = `npm start

Installs, builds, migrates the database and serves, in production mode; what is done already is not done
again. It takes no options: .env.example explains the settings. Ctrl-C stops it.`;

await runTool(help, async (stop) => {
  readArguments({ options: {} });
  if (!process.send) throw new CommandError('The server is started by npm start.');
  await prepare(productionBuild, stop);
  // Run after this by the guard of all commands, so that no further program waits beside the server. Without
  // NODE_ENV=production rendering is ten times slower, whatever the shell had set.
  const next = { args: [...serverOptions, serverFile], env: serverEnvironment };
  await new Promise((resolve) => process.send!(next, resolve));
  return 0;
});
