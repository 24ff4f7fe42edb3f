// `node bin/run.mjs FILE ARGUMENTS…` runs a file of ours, or a tool, on Node 24 and with its packages, whatever
// the machine brings, fetching what is missing first. Every npm script goes through it. No more than
// this stands here, so that a Node too old for the rest ends in a sentence and not in a syntax error.
if (Number(process.versions.node.split('.')[0]) >= 18) {
  void import('./bootstrap.mjs').then(({ run }) => run(process.argv.slice(2)));
} else {
  console.error(`Sampan needs Node 18 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
}
