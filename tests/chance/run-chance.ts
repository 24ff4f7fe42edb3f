import { type ChildProcess, spawn } from 'node:child_process';
import { readArguments, runTool } from '#bin/operator/command.ts';
import { runSteps } from '#tests/machine/run-steps.ts';
import { steps } from '#tests/machine/steps.ts';

const help = `npm run test:chance -- [--times 3] [--load 4] [WORD …]

Runs all tests but those of other browsers, outside services and faults, several times, while so many processes keep
the processors busy, and prints the tests that did not end alike: what passes on a quiet machine and fails on a busy
one, or now and then, is left to chance. With words, only the tests whose file name contains one of them.

Exit code: 0 when every test passed every time.`;

const tested = new Set(['build', 'unit', 'built', 'e2e', 'journeys', 'operating']);

await runTool(help, async (stop) => {
  const { values, positionals: words } = readArguments({
    options: {
      times: { type: 'string', default: '3' },
      load: { type: 'string', default: '4' },
    },
    allowPositionals: true,
  });
  const times = Number(values.times);
  const failures: string[][] = [];
  const load = Array.from({ length: Number(values.load) }, keepBusy);
  try {
    for (let time = 1; time <= times; time += 1) {
      console.log(`\n━━ ${time} of ${times}, under a load of ${values.load} ━━`);
      const chosen = steps.filter(({ name }) => tested.has(name));
      const { results } = await runSteps({ steps: chosen, words }, stop);
      failures.push(results.flatMap(failuresOf));
    }
  } finally {
    for (const one of load) one.kill();
  }
  return report(failures);
});

/** A step without tests of its own, or one that failed outside of them, is named itself. */
function failuresOf({ title, failed = 0, failures = [] }: StepResult): string[] {
  return failures.length > 0 ? failures.map(({ name }) => name.trim()) : failed > 0 ? [title] : [];
}

type StepResult = Awaited<ReturnType<typeof runSteps>>['results'][number];

/** A process that computes until it is ended, or until this one is: then its input closes. */
function keepBusy(): ChildProcess {
  const program = `process.stdin.on('close', () => process.exit()).resume();
    (function turn() { const end = Date.now() + 50; while (Date.now() < end); setImmediate(turn); })();`;
  return spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'ignore', 'inherit'] });
}

function report(failures: string[][]): number {
  const names = [...new Set(failures.flat())].sort();
  console.log(`\nIn ${failures.length} runs ${names.length} tests did not pass every time.`);
  for (const name of names) {
    const marks = failures.map((failed) => (failed.includes(name) ? '✗' : '✓')).join('');
    console.log(`${marks}  ${name}`);
  }
  return names.length > 0 ? 1 : 0;
}
