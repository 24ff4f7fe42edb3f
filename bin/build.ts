import { productionBuild } from '#build-tools/production-build.ts';
import { readArguments, runTool } from './operator/command.ts';
import { prepare } from './operator/prepare.ts';

const help = `npm run build

Does everything that \`npm start\` does before it serves, and only what is not done yet: fetches Node 24 where
the machine's own is older, installs the packages, checks content/, and builds the site into build/.`;

await runTool(help, async (stop) => {
  readArguments({ options: {} });
  await prepare(productionBuild, stop);
  return 0;
});
