/**
 * Loads a command only where it can run. Commands are loaded through this and not by an import at
 * the top of the file, so that a Node too old to read them ends in a sentence, not a syntax error.
 */
export function onSupportedNode(load) {
  if (Number(process.versions.node.split('.')[0]) >= 18) return load();
  console.error(`Sampan needs Node 18 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
}
