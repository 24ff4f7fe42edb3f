import { readFileSync, writeFileSync } from 'node:fs';
import { inProject, step } from './bootstrap.mjs';
import { CommandError, UsageError, readArguments, runTool } from './operator/command.ts';
import { checkArchive, makeArchive, said } from './releasing/archive.ts';
import { dated, isAfter, isVersion, notesOf } from './releasing/release-notes.ts';

const help = `npm run release -- VERSION

Makes a release such as 1.2.0 of the last commit: gives what stands under "Next" in CHANGELOG.md and in
docs/operations/releases.md to this version, commits, builds an archive that needs no build on the server, tries
it, and sets the tag. Nothing is sent anywhere. After a failure the same command goes on where it was.`;

/** Files with notes by version. The first has to say something of every one. */
const notes = ['CHANGELOG.md', 'docs/operations/releases.md'];

await runTool(help, async (stop) => {
  const [version = '', ...more] = readArguments({ allowPositionals: true }).positionals;
  if (!isVersion(version) || more.length > 0) throw new UsageError('Say one version as 1.2.0.');
  if (await said('git', ['status', '--porcelain'], { stop }))
    throw new CommandError('There are changes that are not committed: commit or discard them.');
  if (await said('git', ['tag', '--list', `v${version}`], { stop }))
    throw new CommandError(`${version} is released already.`);
  const { version: current } = JSON.parse(read('package.json')) as { version: string };
  if (current !== version) await commitVersion(version, current, stop);
  const text = notesOf(read('CHANGELOG.md'), version);
  const archive = await step('Building the archive', () => makeArchive(version, stop));
  await step('Trying it', () => checkArchive(archive, version, stop));
  writeFileSync(archive.replace('.tar.gz', '.md'), `${text}\n`);
  await said('git', ['tag', '-a', `v${version}`, '-m', `Sampan ${version}\n\n${text}`], { stop });
  console.log(`${archive}\nTo publish it: git push origin HEAD v${version}`);
  return 0;
});

async function commitVersion(version: string, current: string, stop: AbortSignal) {
  if (!isAfter(version, current))
    throw new CommandError(`${version} does not come after ${current}.`);
  const day = new Date().toISOString().slice(0, 10);
  const changed = notes.map((name) => [name, dated(read(name), version, day)] as const);
  if (!notesOf(changed[0]![1], version))
    throw new CommandError('CHANGELOG.md says nothing under "## Next".');
  for (const [name, text] of changed) writeFileSync(inProject(name), text);
  const own = /("name": "sampan",\s+"version": )"[^"]+"/g;
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(inProject(name), read(name).replaceAll(own, `$1"${version}"`));
  await said('git', ['commit', '--quiet', '--all', '-m', `Release ${version}`], { stop });
}

function read(name: string): string {
  return readFileSync(inProject(name), 'utf8');
}
