import { StepFailed } from '#bin/bootstrap.mjs';
import { reachOf } from '#tests/machine/reach.ts';
import { type Choice, runSteps } from '#tests/machine/run-steps.ts';
import type { Step } from '#tests/machine/step.ts';
import { steps } from '#tests/machine/steps.ts';
import { UsageError, readArguments, runTool } from './operator/command.ts';

const names = steps.map(({ name }) => name);

const help = `npm test
npm test -- --changed
npm test -- --only STEP,STEP WORD…

Runs every step but those that say "apart"; with --changed the tests that the uncommitted change can
reach, with --since COMMIT those that what has come since can; with --all every step, with all its matrices,
engines and lengths; with --only some steps: ${names.join(', ')}.
With words, only the tests whose file name contains one of them. The last line counts what passed and what
failed. What the machine lacks is installed where that is possible.

${steps.map(({ name, title, apart }) => `${name.padEnd(9)} ${title}${apart ? ' (apart)' : ''}`).join('\n')}

npm run check is --only format,lint,types,unused, npm run typecheck is --only types, npm run test:all is --all.`;

await runTool(help, async (stop) => {
  const choice = readChoice();
  try {
    return (await runSteps(choice, stop)).exitCode;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    console.log('\n0 passed, 1 failed');
    return 1;
  }
});

/** The steps to run, with the words that select file names, or with what a change can reach. */
function readChoice(): Choice {
  const { values, positionals: words } = readArguments({
    options: {
      all: { type: 'boolean' },
      changed: { type: 'boolean' },
      only: { type: 'string' },
      since: { type: 'string' },
    },
    allowPositionals: true,
  });
  if (values.all) process.env.TEST_ALL = '1';
  if (values.only) return { steps: stepsNamed(values.only.split(',')), words };
  const gate = values.all ? steps : steps.filter(({ apart }) => !apart);
  if (!values.changed && !values.since) return { steps: gate, words };
  const reach = reachOf(values.since ?? 'HEAD');
  return reach
    ? { steps: gate.filter(({ ofChange }) => ofChange), words, reach }
    : { steps: gate, words };
}

function stepsNamed(only: string[]): Step[] {
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw new UsageError(`There is no step "${unknown}" among ${names.join(', ')}.`);
  return steps.filter(({ name }) => only.includes(name));
}
