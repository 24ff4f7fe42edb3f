import { runChild } from '../bootstrap/child.mjs';
import { dependencies } from '../bootstrap/dependencies.mjs';
import { handOver } from '../bootstrap/hand-over.mjs';
import { main } from '../bootstrap/main.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { inProject } from '../bootstrap/root.mjs';
import { nodeBinary, runtime } from '../bootstrap/runtime.mjs';
import { getMissing } from './missing.mjs';
import { postgres } from './postgres.mjs';

await main(async (stop) => {
  await prepare([runtime, dependencies], stop);
  const file = inProject('tests', 'mutants', 'run-mutants.ts');
  const given = process.argv.slice(2);
  if (given.some((argument) => ['--help', '-h'].includes(argument)))
    return handOver(nodeBinary(), [file, '--help'], { env: process.env, stop });
  // The types of the routes are made from the routes, and in no commit.
  const types = inProject('node_modules', '@react-router', 'dev', 'bin.cjs');
  await runChild(nodeBinary(), [types, 'typegen'], { stop });
  const missing = await getMissing([postgres], stop);
  if (missing.length > 0) console.warn('There is no PostgreSQL here: only SQLite is tried.');
  const server = missing.length > 0 ? null : await postgres.start(stop);
  try {
    const env = { ...process.env, ...server?.env };
    return await handOver(nodeBinary(), [file, ...given], { env, stop });
  } finally {
    await server?.stop?.();
  }
});
