import { StepFailed } from '#bin/bootstrap.mjs';
import { browser } from '#tests/machine/browser.ts';
import { installServices } from '#tests/machine/install-services.ts';
import { printReport } from '#tests/machine/report.ts';
import type { Started } from '#tests/machine/service.ts';
import type { Context, Result, Step } from '#tests/machine/step.ts';
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
  const chosen = readChoice();
  try {
    return await test(chosen, stop);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    console.log('\n0 passed, 1 failed');
    return 1;
  }
});

type Choice = { chosen: Step[]; words: string[] };

async function test({ chosen, words }: Choice, stop: AbortSignal): Promise<number> {
  const needed = [...new Set(chosen.flatMap(({ needs = [] }) => needs))];
  const missing = await installServices(needed, stop);
  const started: Started[] = [];
  try {
    for (const service of needed) {
      if (service.start && !missing.includes(service)) started.push(await service.start(stop));
    }
    const env: NodeJS.ProcessEnv = { ...process.env, ...browser.env() };
    for (const server of started) Object.assign(env, server.env);
    // A shell's NODE_ENV=production would take away React's test tools.
    delete env.NODE_ENV;
    const results: Result[] = [];
    for (const step of chosen) {
      results.push(await runStep(step, { env, words, missing, results, stop }));
    }
    return printReport(results, missing);
  } finally {
    await Promise.all(started.map(async (server) => server.stop?.()));
  }
}

/** The steps to run and the words of file names. */
function readChoice(): Choice {
  const { values, positionals } = readArguments({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const only = values.only?.split(',') ?? steps.filter((s) => !s.apart).map((s) => s.name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw new UsageError(`There is no step "${unknown}" among ${names.join(', ')}.`);
  return { chosen: steps.filter(({ name }) => only.includes(name)), words: positionals };
}

async function runStep(step: Step, context: Context): Promise<Result> {
  const began = performance.now();
  console.log(`\n── ${step.title} ──`);
  const outcome = await step.run(context);
  return { ...step, ...outcome, seconds: (performance.now() - began) / 1000 };
}
