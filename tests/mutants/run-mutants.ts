import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, inProject } from '#bin/bootstrap.mjs';
import { readArguments, runTool } from '#bin/operator/command.ts';
import { makeFonts } from '#build-tools/fonts/make-fonts.ts';
import { installServices } from '#tests/machine/install-services.ts';
import { postgres } from '#tests/machine/postgres.ts';
import { equivalent } from './equivalent.ts';
import { type Guard, guards } from './guards.ts';
import { type Lane, openLane } from './lane.ts';
import { type Mutation, mutated, mutationsOf } from './mutations.ts';
import { sample } from './sample.ts';

const help = `npm run test:mutants -- [--count 160] [--seed 1] [--lanes 2] [--list] [--again FILE] [GUARD ...]

Puts faults into the site's guards (sign-in, links, encryption, masking, limits …), one at a time and drawn at
random, runs the tests of that guard on SQLite, then on PostgreSQL, then the compiler, and prints how many
faults were noticed and which were not. A fault that was judged to change nothing (tests/mutants/equivalent.ts)
is not counted. Takes some ten seconds a fault and lane.

--count   how many faults
--seed    the same seed draws the same faults
--lanes   how many at once; a core each
--list    only prints the draw
--again   only those that nobody noticed in an earlier run, whose printout is in this file
GUARD     only guards whose name holds one of these words

Exit code: 0 when at least nine of ten were noticed, 1 when fewer, 2 when it could not be tried.`;

type Fault = Mutation & { guard: Guard; file: string; code: string };
type Verdict = 'equivalent' | 'tests' | 'time' | 'types' | 'nobody';

const promised = 0.9;
const root = join(import.meta.dirname, '..', '..');

const options = {
  count: { type: 'string', default: '160' },
  seed: { type: 'string', default: '1' },
  lanes: { type: 'string', default: '2' },
  list: { type: 'boolean', default: false },
  again: { type: 'string' },
} as const;

await runTool(help, async (stop) => {
  // The types of the routes are made from the routes, the fonts from the texts, and neither is in a commit.
  const types = inProject('node_modules', '@react-router', 'dev', 'bin.cjs');
  await capture(process.execPath, [types, 'typegen'], { stop });
  await makeFonts();
  const missing = await installServices([postgres], stop);
  if (missing.length > 0) console.warn('There is no PostgreSQL here: only SQLite is tried.');
  const server = missing.length > 0 ? null : await postgres.start(stop);
  Object.assign(process.env, server?.env);
  stop.addEventListener('abort', () => process.exit(1));
  try {
    return await tryFaults();
  } finally {
    await server?.stop?.();
  }
});

async function tryFaults(): Promise<number> {
  const { values, positionals } = readArguments({ options, allowPositionals: true });
  const chosen = guards.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  );
  const all = chosen.flatMap(faultsOf);
  const drawn = values.again
    ? unnoticedIn(readFileSync(values.again, 'utf8'), all)
    : sample(all, Number(values.count), values.seed, keyOf);
  console.log(`${drawn.length} of ${all.length} faults, seed ${values.seed}`);
  if (values.list) {
    for (const fault of drawn) console.log(described(fault));
    return 0;
  }
  const lanes = Array.from({ length: Number(values.lanes) }, () => openLane(root));
  try {
    if (!(await areGreen(lanes[0]!, chosen))) return 2;
    const verdicts = new Map<Fault, Verdict>();
    const waiting = [...drawn];
    await Promise.all(
      lanes.map(async (lane) => {
        for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
          const verdict = await judge(lane, fault);
          verdicts.set(fault, verdict);
          console.log(`${verdicts.size}/${drawn.length} ${verdict.padEnd(10)} ${described(fault)}`);
        }
      }),
    );
    return report(verdicts);
  } finally {
    for (const lane of lanes) lane.end();
  }
}

function faultsOf(guard: Guard): Fault[] {
  return guard.files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    return mutationsOf(file, code).map((mutation) => ({ ...mutation, guard, file, code }));
  });
}

/** By file and text: the tests that were written since may have come with other lines. */
function unnoticedIn(printout: string, all: Fault[]): Fault[] {
  const withoutLine = (text: string) => text.replace(/:\d+ /, ' ');
  const lines = [...printout.matchAll(/^\d+\/\d+ nobody +(.*)$/gm)].map((line) => line[1]!);
  const unnoticed = new Set(lines.map(withoutLine));
  return all.filter((fault) => unnoticed.has(withoutLine(described(fault))));
}

/** Without the position: a line more above leaves the draw as it was. */
function keyOf({ file, before, replacement, ...fault }: Fault): string {
  return [file, lineOf(fault), before, replacement].join('\n');
}

/** Tests and types must be well without a fault, or every fault would seem to be noticed. */
async function areGreen(lane: Lane, chosen: Guard[]): Promise<boolean> {
  const words = [...new Set(chosen.flatMap(({ tests }) => tests))];
  for (const engine of enginesHere()) {
    const options = { isShown: true, guardCount: chosen.length };
    if ((await lane.runTests(words, engine, options)) === 'passed') continue;
    console.error(`The tests fail on ${engine} without any fault.`);
    return false;
  }
  if ((await lane.checkTypes()) === 'passed') return true;
  console.error('The compiler finds something without any fault: npm run typecheck says what.');
  return false;
}

async function judge(lane: Lane, fault: Fault): Promise<Verdict> {
  if (isEquivalent(fault)) return 'equivalent';
  lane.write(fault.file, mutated(fault.code, fault));
  try {
    for (const engine of enginesHere()) {
      const outcome = await lane.runTests(fault.guard.tests, engine);
      if (outcome !== 'passed') return outcome === 'failed' ? 'tests' : 'time';
    }
    return (await lane.checkTypes()) === 'passed' ? 'nobody' : 'types';
  } finally {
    lane.write(fault.file, fault.code);
  }
}

function enginesHere(): ('sqlite' | 'postgres')[] {
  return process.env.TEST_POSTGRES_URL ? ['sqlite', 'postgres'] : ['sqlite'];
}

function isEquivalent(fault: Fault): boolean {
  return equivalent.some(
    (one) =>
      one.file === fault.file &&
      one.line === lineOf(fault) &&
      one.before === fault.before &&
      one.replacement === fault.replacement,
  );
}

function report(verdicts: Map<Fault, Verdict>): number {
  const count = (guard: Guard | null, ...kinds: Verdict[]) =>
    [...verdicts].filter(
      ([fault, verdict]) => (!guard || fault.guard === guard) && kinds.includes(verdict),
    ).length;
  const row = (title: string, guard: Guard | null) => {
    const noticed = count(guard, 'tests', 'time', 'types');
    const valid = noticed + count(guard, 'nobody');
    const cells = [count(guard, 'equivalent'), count(guard, 'types'), noticed, valid];
    const share = valid > 0 ? `${Math.round((100 * noticed) / valid)} %` : '-';
    return [title.padEnd(24), ...[...cells, share].map((cell) => String(cell).padStart(12))].join(
      '',
    );
  };
  console.log('\nNoticed by nobody:');
  for (const [fault, verdict] of verdicts) if (verdict === 'nobody') console.log(described(fault));
  const heads = ['equivalent', 'by types', 'noticed', 'of', ''];
  console.log(`\n${'Guard'.padEnd(24)}${heads.map((head) => head.padStart(12)).join('')}`);
  for (const guard of new Set([...verdicts.keys()].map((fault) => fault.guard))) {
    console.log(row(guard.name, guard));
  }
  console.log(row('all', null));
  const noticed = count(null, 'tests', 'time', 'types');
  return noticed >= promised * (noticed + count(null, 'nobody')) ? 0 : 1;
}

function described(fault: Fault): string {
  const flat = (text: string) => text.replace(/\s+/g, ' ');
  const line = fault.code.slice(0, fault.start).split('\n').length;
  return `${fault.file}:${line}  ${flat(fault.before)}  =>  ${flat(fault.replacement)}`;
}

function lineOf({ code, start }: { code: string; start: number }): string {
  const end = code.indexOf('\n', start);
  return code.slice(code.lastIndexOf('\n', start - 1) + 1, end < 0 ? undefined : end).trim();
}
