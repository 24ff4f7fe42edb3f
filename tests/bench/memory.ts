import { setTimeout as wait } from 'node:timers/promises';
import { serverOptions } from '#build-tools/production-build.ts';
import { startSite } from '#tests/support/running-site.ts';
import { explain } from './explain.ts';
import { mixedWork } from './mixed-work.ts';
import { median } from './numbers.ts';
import { residentMegabytes } from './process-cost.ts';

const [word = '60'] = explain(
  `npm run bench:memory
npm run bench:memory -- MINUTES

Measures the resident memory of one process while visitors read, apply and write, and staff sign in, search, mark,
export and publish pictures: for an hour, or for so many minutes, of which there must be three. Prints it each minute,
what it is in the last sixth of that time, and by how much it rises over the last third. Needs a build (npm run build)
and Linux. Ends with 1 when it is more than is allowed then, or rises.`,
  { takesWords: true },
);
const minutes = Number(word);
if (!Number.isInteger(minutes) || minutes < 3) {
  console.error(`"${word}" is not a number of minutes from 3 on. See --help.`);
  process.exit(2);
}

/** In MB (10^6 bytes), of the middle of the last minutes: a picture that is being decoded takes some more for a moment. */
const limit = 180;
/** By how many MB the middle may rise over the last third: less is the coming and going of garbage. */
const maxRise = 5;

const site = await startSite('build', {}, serverOptions);
const over = new AbortController();
let failure: unknown;
const working = mixedWork(site, over.signal).catch((error: unknown) => {
  failure = error;
  over.abort();
  return new Map<string, number>();
});
const middles: number[] = [];
try {
  for (let minute = 1; minute <= minutes && !over.signal.aborted; minute++) {
    const seen: number[] = [];
    for (let second = 0; second < 60 && !over.signal.aborted; second++) {
      await wait(1000, undefined, { signal: over.signal }).catch(() => {});
      seen.push(residentMegabytes(site.pid()!));
    }
    middles.push(median(seen));
    console.log(`minute ${minute}: ${inMb(median(seen))}, at most ${inMb(Math.max(...seen))}`);
  }
} finally {
  over.abort();
  const done = await working;
  await site.end();
  for (const [what, count] of done) console.log(`${what}: ${count}`);
}
if (failure) throw failure;

const lastThird = middles.slice(-Math.max(2, Math.ceil(minutes / 3)));
const rise = slope(lastThird) * (lastThird.length - 1);
const atTheEnd = median(middles.slice(-Math.ceil(minutes / 6)));
const isMet = atTheEnd <= limit && rise <= maxRise;
console.log(
  `${isMet ? 'met' : 'MISSED'}: ${inMb(atTheEnd)} of ${limit} MB allowed, ${inMb(Math.max(...middles))} in the highest minute; ` +
    `over the last ${lastThird.length} minutes ${rise.toFixed(1)} MB more, ${maxRise} allowed`,
);
if (!isMet) process.exitCode = 1;

function inMb(megabytes: number): string {
  return `${megabytes.toFixed(0)} MB`;
}

/** By how much the values rise from one to the next, as the line that fits them best (least squares). */
function slope(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const across = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return across / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}
