import { UsageError, readArguments } from '../bootstrap/arguments.mjs';
import { dependencies } from '../bootstrap/dependencies.mjs';
import { main } from '../bootstrap/main.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { StepFailed } from '../bootstrap/progress.mjs';
import { runtime } from '../bootstrap/runtime.mjs';
import { browser } from './browser.mjs';
import { getMissing } from './missing.mjs';
import { printReport } from './report.mjs';
import { steps } from './steps.mjs';

const names = steps.map((step) => step.name);

const help = `npm test
npm test -- --only STEP,STEP WORD…

Runs every step, or with --only some of them: ${names.join(', ')}.
With words, only the tests whose file name contains one of them. The last line counts what passed and what
failed. What the machine lacks is installed where that is possible.

${steps.map(({ name, title, apart }) => `${name.padEnd(9)} ${title}${apart ? ' (only when it is named)' : ''}`).join('\n')}

npm run check is --only format,lint,types,unused, and npm run typecheck is --only types.`;

await main(async (stop) => {
  const chosen = readChoice();
  if (!chosen) return 0;
  try {
    return await test(chosen, stop);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    console.log('\n0 passed, 1 failed');
    return 1;
  }
});

async function test({ chosen, words }, stop) {
  await prepare([runtime, dependencies], stop);
  const needed = [...new Set(chosen.flatMap((step) => step.needs ?? []))];
  const missing = await getMissing(needed, stop);
  const started = [];
  try {
    for (const part of needed) {
      if (part.start && !missing.includes(part)) started.push(await part.start(stop));
    }
    const env = Object.assign({ ...process.env, ...browser.env() }, ...started.map((s) => s.env));
    // A shell's NODE_ENV=production would take away React's test tools.
    delete env.NODE_ENV;
    const results = [];
    for (const step of chosen) {
      results.push(await runStep(step, { env, words, missing, results, stop }));
    }
    return printReport(results, missing);
  } finally {
    await Promise.all(started.map((server) => server.stop?.()));
  }
}

/** The steps to run and the words of file names; null where only the help was wanted. */
function readChoice() {
  const given = readArguments(help, {
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  if (!given) return null;
  const { values, positionals } = given;
  const only = values.only?.split(',') ?? steps.filter((s) => !s.apart).map((s) => s.name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw new UsageError(`There is no step "${unknown}" among ${names.join(', ')}.`);
  return { chosen: steps.filter((step) => only.includes(step.name)), words: positionals };
}

async function runStep(step, context) {
  const began = performance.now();
  console.log(`\n── ${step.title} ──`);
  const counts = await step.run(context);
  return { ...step, ...counts, seconds: (performance.now() - began) / 1000 };
}
