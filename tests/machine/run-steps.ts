import { type CpuInfo, availableParallelism, cpus } from 'node:os';
import { inProject } from '#bin/bootstrap.mjs';
import { installServices } from './install-services.ts';
import { printReport } from './report.ts';
import type { Context, Reach, Result, Step } from './step.ts';

/** Which steps, with which words in the names of the test files, or for which change. */
export type Choice = { steps: Step[]; words: string[]; reach?: Reach | undefined };

/** Runs the steps with the services they need, and prints the results. Returns them with the exit code. */
export async function runSteps(
  { steps, words, reach }: Choice,
  stop: AbortSignal,
): Promise<{ exitCode: number; results: Result[] }> {
  const began = { at: performance.now(), busy: busySeconds() };
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
    const context: Context = { env, words, reach, missing, results: [], stop };
    for (const group of groupsOf(steps)) {
      context.results.push(...(await runGroup(group, context)));
    }
    const { results } = context;
    const seconds = (performance.now() - began.at) / 1000;
    const cost = { seconds, processorSeconds: busySeconds() - began.busy };
    return { exitCode: printReport(results, missing, cost, Boolean(reach)), results };
  } finally {
    await Promise.all(started.map(async (service) => service.stop?.()));
  }
}

/** Of all processors since the machine started. A browser's processes are nobody's children when they have ended. */
function busySeconds(): number {
  const busy = ({ times: { user, nice, sys, irq } }: CpuInfo) => user + nice + sys + irq;
  return cpus().reduce((sum, cpu) => sum + busy(cpu), 0) / 1000;
}

/** Groups of steps that run in parallel. Every other step has the machine to itself. */
function groupsOf(steps: Step[]): Step[][] {
  const beside = steps.filter(({ isBeside }) => isBeside);
  const alone = steps.filter(({ isBeside }) => !isBeside).map((step) => [step]);
  return beside.length > 0 ? [beside, ...alone] : alone;
}

/**
 * Runs as many steps at once as there are processors, in order: with more of them none ended sooner, and five compilers
 * and linters at once took 8 GB.
 */
async function runGroup(group: Step[], context: Context): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...group.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, step] = next;
      results[place] = await runStep(step, context);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return results;
}

async function runStep(step: Step, context: Context): Promise<Result> {
  const began = performance.now();
  const title = `\n── ${step.title} ──`;
  // Output of parallel steps is printed when they are done.
  if (!step.isBeside) console.log(title);
  const outcome = await step.run(context);
  if (step.isBeside) console.log(title);
  if (outcome.output) console.log(outcome.output.trimEnd());
  return { ...step, ...outcome, seconds: (performance.now() - began) / 1000 };
}
