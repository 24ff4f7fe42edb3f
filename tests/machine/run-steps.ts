import { inProject } from '#bin/bootstrap.mjs';
import { installServices } from './install-services.ts';
import { printReport } from './report.ts';
import type { Context, Result, Step } from './step.ts';

/** Runs the steps with the services they need, and prints the results. Returns the exit code. */
export async function runSteps(steps: Step[], words: string[], stop: AbortSignal): Promise<number> {
  const needed = [...new Set(steps.flatMap(({ needs = [] }) => needs))];
  const missing = await installServices(needed, stop);
  const started = [];
  try {
    for (const service of needed) {
      if (service.start && !missing.includes(service)) started.push(await service.start(stop));
    }
    // Tests start some hundred programs of ours, and each would compile the same files.
    const NODE_COMPILE_CACHE = inProject('node_modules', '.cache', 'compiled');
    const env = Object.assign(
      { NODE_COMPILE_CACHE, ...process.env },
      ...started.map((service) => service.env),
    ) as NodeJS.ProcessEnv;
    // NODE_ENV=production in the shell would disable React's test tools.
    delete env.NODE_ENV;
    const context: Context = { env, words, missing, results: [], stop };
    for (const group of groupsOf(steps)) {
      context.results.push(...(await Promise.all(group.map((step) => runStep(step, context)))));
    }
    return printReport(context.results, missing);
  } finally {
    await Promise.all(started.map(async (service) => service.stop?.()));
  }
}

/**
 * Groups of steps that run in parallel: most static checks use a single core. Every other step has the
 * machine to itself.
 */
function groupsOf(steps: Step[]): Step[][] {
  const together = steps.filter(({ isStatic }) => isStatic);
  const alone = steps.filter(({ isStatic }) => !isStatic).map((step) => [step]);
  return together.length > 0 ? [together, ...alone] : alone;
}

async function runStep(step: Step, context: Context): Promise<Result> {
  const began = performance.now();
  const title = `\n── ${step.title} ──`;
  // Output of parallel steps is printed when they are done.
  if (!step.isStatic) console.log(title);
  const outcome = await step.run(context);
  if (step.isStatic) console.log(title);
  if (outcome.output) console.log(outcome.output.trimEnd());
  return { ...step, ...outcome, seconds: (performance.now() - began) / 1000 };
}
