// `npm start`: from a fresh clone to a serving site. This file and everything under `bootstrap/`
// must parse and run on Node 18 with nothing installed. The check comes before the import, so
// that an even older Node ends in a sentence and not in a syntax error.
if (Number(process.versions.node.split('.')[0]) < 18) {
  console.error(`Sampan needs Node 18 or newer to start; this is Node ${process.versions.node}.`);
  process.exit(1);
}
const { main } = await import('./bootstrap/main.mjs');
const { productionBuild, serverFile } = await import('./bootstrap/build.mjs');
const { dependencies } = await import('./bootstrap/dependencies.mjs');
const { handOver } = await import('./bootstrap/hand-over.mjs');
const { prepare } = await import('./bootstrap/prepare.mjs');
const { nodeBinary, runtime } = await import('./bootstrap/runtime.mjs');

await main(async (stop) => {
  await prepare([runtime, dependencies, productionBuild], stop);
  // Without NODE_ENV=production rendering is ten times slower, whatever the shell had set.
  const env = { ...process.env, NODE_ENV: 'production' };
  return handOver(nodeBinary(), [serverFile], { env, stop });
});
