import { readArguments } from './arguments.mjs';
import { productionBuild } from './build.mjs';
import { dependencies } from './dependencies.mjs';
import { main } from './main.mjs';
import { prepare } from './prepare.mjs';
import { runtime } from './runtime.mjs';

const help = `npm run build

Does everything that \`npm start\` does before it serves, and only what is not done yet: fetches Node 24 where
the machine's own is older, installs the packages, checks content/, and builds the site into build/.`;

await main(async (stop) => {
  if (!readArguments(help)) return 0;
  await prepare([runtime, dependencies, productionBuild], stop);
  return 0;
});
