import { explain } from '#tests/bench/explain.ts';
import { startSite } from '#tests/support/running-site.ts';
import { fuzz } from './fuzz.ts';

const given = explain(
  `npm run test:fuzz [-- CALLS [SEED]]

Calls a site of its own in ways that no browser would, and prints how many answers were of 500 and more, by
route. Needs a build (npm run build). Ten minutes on two cores.

CALLS   how many; 40000 if not said
SEED    the same seed makes the same calls; 1 if not said

Exit code: 0 when there was no such answer, 1 when there was, 2 when it could not be tried.`,
  { takesWords: true },
);

const [calls = 40_000, seed = 1] = given.map(Number);
if (given.length > 2 || ![calls, seed].every(Number.isSafeInteger)) {
  console.error('There are only CALLS and SEED, two numbers. See --help.');
  process.exit(2);
}
const site = await startSite('build');
try {
  const begin = performance.now();
  const { answers, busy, faults } = await fuzz(site.origin, calls, seed, (done, kinds) =>
    console.log(`${done} calls, ${kinds} kinds of faults`),
  );
  const all = Object.values(faults).reduce((sum, { times }) => sum + times, 0);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.table(answers);
  console.log(
    `${all} answers of 500 and more, or none at all, to ${calls} calls (seed ${seed}, ${seconds} s),
besides ${busy} by which a sign-in was asked to come again, because too many waited`,
  );
  if (all > 0) console.table(faults);
  process.exitCode = all > 0 ? 1 : 0;
} finally {
  await site.end();
}
