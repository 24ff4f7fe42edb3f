import { StepFailed } from '#bin/bootstrap.mjs';
import { runSteps } from '#tests/machine/run-steps.ts';
import type { Step } from '#tests/machine/step.ts';
import { steps } from '#tests/machine/steps.ts';
import { UsageError, readArguments, runTool } from './operator/command.ts';

const names = steps.map(({ name }) => name);

const help = `npm test
npm test -- --only STEP,STEP WORD…

Runs every step, or with --only some of them: ${names.join(', ')}.
With words, only the tests whose file name contains one of them. The last line counts what passed and what
failed. What the machine lacks is installed where that is possible.

${steps.map(({ name, title, apart }) => `${name.padEnd(9)} ${title}${apart ? ' (only when it is named)' : ''}`).join('\n')}

npm run check is --only format,lint,types,unused, and npm run typecheck is --only types.`;

await runTool(help, async (stop) => {
  const { chosen, words } = readChoice();
  try {
    return await runSteps(chosen, words, stop);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    console.log('\n0 passed, 1 failed');
    return 1;
  }
});

/** The steps to run, and the words that select file names. */
function readChoice(): { chosen: Step[]; words: string[] } {
  const { values, positionals } = readArguments({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const only = values.only?.split(',') ?? steps.filter((s) => !s.apart).map((s) => s.name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw new UsageError(`There is no step "${unknown}" among ${names.join(', ')}.`);
  return { chosen: steps.filter(({ name }) => only.includes(name)), words: positionals };
}
