// `node bin/run.mjs FILE ARGUMENTS…` runs one of our TypeScript files on Node 24, whatever Node
// the machine brings, fetching what is missing first. The npm scripts go through it.
if (Number(process.versions.node.split('.')[0]) < 18) {
  console.error(`Sampan needs Node 18 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
const { main } = await import('./bootstrap/main.mjs');
const { dependencies } = await import('./bootstrap/dependencies.mjs');
const { handOver } = await import('./bootstrap/hand-over.mjs');
const { prepare } = await import('./bootstrap/prepare.mjs');
const { nodeBinary, runtime } = await import('./bootstrap/runtime.mjs');

await main(async (stop) => {
  await prepare([runtime, dependencies], stop);
  return handOver(nodeBinary(), process.argv.slice(2), { env: process.env, stop });
});
