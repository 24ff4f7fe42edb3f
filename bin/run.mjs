// `node bin/run.mjs FILE ARGUMENTS…` runs a file or tool on Node 24 with the packages installed, and first
// fetches what the machine lacks. Every npm script goes through it. Keep it this small, so that a Node too
// old for the rest prints a sentence and not a syntax error.
if (Number(process.versions.node.split('.')[0]) >= 18) {
  void import('./bootstrap.mjs').then(({ run }) => run(process.argv.slice(2)));
} else {
  console.error(`Sampan needs Node 18 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
}
