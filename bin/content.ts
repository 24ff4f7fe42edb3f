import { checkFolder } from '#app/content/check.server.ts';
import { contentFolder } from '#app/content/defaults.server.ts';
import { UsageError, readArguments, runCommand } from './operator/command.ts';

const help = `npm run content -- check [FOLDER]

check   says what is wrong with the content of FOLDER (content/ unless named), each in a sentence that
        names file and field. Warnings are shown, and stop nothing.

Ends with 0 when nothing is wrong, with 1 when something is, and with 2 for wrong usage.`;

await runCommand(help, async () => {
  const { positionals } = readArguments({ options: {}, allowPositionals: true });
  const [act, folder = contentFolder, ...others] = positionals;
  if (act !== 'check' || others.length > 0) throw new UsageError('The first word must be check.');
  const { faults, warnings } = checkFolder(folder.endsWith('/') ? folder : `${folder}/`);
  for (const sentence of warnings) console.log(`Warning: ${sentence}`);
  for (const sentence of faults) console.error(sentence);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
