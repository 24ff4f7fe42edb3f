import { spawnSync } from 'node:child_process';
import { productionBuild } from '../bootstrap/build.mjs';
import { dependencies } from '../bootstrap/dependencies.mjs';
import { handOver } from '../bootstrap/hand-over.mjs';
import { main } from '../bootstrap/main.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { inProject } from '../bootstrap/root.mjs';
import { nodeBinary, runtime } from '../bootstrap/runtime.mjs';
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

await main(async (stop) => {
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
    return await handOver(nodeBinary(), [file, ...process.argv.slice(2)], { env, stop });
  } finally {
    await server.stop?.();
  }
});
