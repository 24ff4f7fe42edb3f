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
  // The supervisor of all commands runs this afterwards, so that no further process waits next to the server.
  // Without NODE_ENV=production rendering is ten times slower, so it overrides the shell's value.
  const next = { args: [...serverOptions, serverFile], env: serverEnvironment };
  await new Promise((resolve) => process.send!(next, resolve));
  return 0;
});
