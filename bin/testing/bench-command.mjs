import { spawnSync } from 'node:child_process';
import { UsageError, readArguments } from '../bootstrap/arguments.mjs';
import { productionBuild } from '../bootstrap/build.mjs';
import { dependencies } from '../bootstrap/dependencies.mjs';
import { handOver } from '../bootstrap/hand-over.mjs';
import { main } from '../bootstrap/main.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { inProject } from '../bootstrap/root.mjs';
import { nodeBinary, runtime } from '../bootstrap/runtime.mjs';
import { benchParts } from './bench-parts.mjs';
import { getMissing } from './missing.mjs';
import { postgres } from './postgres.mjs';

/** A program that is in a Debian package of nearly the same name. */
const program = (name, option, packageName = name) => ({
  name,
  isThere: () => spawnSync(name, [option]).error === undefined,
  packages() {
    return this.isThere() ? [] : [packageName];
  },
});

const needed = [
  postgres,
  program('nginx', '-v', 'nginx-light'),
  program('wrk', '-v'),
  program('curl', '--version'),
];

const names = Object.keys(benchParts);

const help = `npm run bench
npm run bench -- PART…

Measures what the site has promised of its speed and prints it in one table, each figure beside that of
something known, measured in turns with it on the same machine (a bare page, an empty list). All of it takes ten
minutes, on Linux, and ends with 1 when a promise is not kept. Without a part all are measured:

${names.map((name) => `${name.padEnd(8)} ${benchParts[name]}`).join('\n')}`;

await main(async (stop) => {
  const given = readArguments(help, { allowPositionals: true });
  if (!given) return 0;
  const unknown = given.positionals.find((name) => !names.includes(name));
  if (unknown) throw new UsageError(`There is no part "${unknown}" among ${names.join(', ')}.`);
  await prepare([runtime, dependencies, productionBuild], stop);
  const missing = await getMissing(needed, stop);
  if (missing.length > 0) {
    console.error(`Missing here: ${missing.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  const server = await postgres.start(stop);
  try {
    const file = inProject('tests', 'bench', 'bench.ts');
    const env = { ...process.env, ...server.env };
    return await handOver(nodeBinary(), [file, ...given.positionals], { env, stop });
  } finally {
    await server.stop?.();
  }
});
