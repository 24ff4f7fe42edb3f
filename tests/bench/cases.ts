import { lookUp } from '#app/applications/lookup/look-up.server.ts';
import { whatIsNext } from '#app/applications/lookup/what-is-next.server.ts';
import { defaultSettings } from '#app/owner-settings/owner-settings.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { createRateLimiter } from '#app/limits/rate-limit.server.ts';
import { caseWork } from './case-work.ts';
import { engines, filledDatabase } from './filled-database.ts';
import { jobOrderReads } from './job-orders.ts';
import { inMs, median, percentile } from './numbers.ts';
import type { Row } from './row.ts';
import { pairs } from './pairs.ts';
import { sampleRow } from './sample-rows.ts';

const size = 100_000;

/** What a case costs among 100,000, on both engines. */
export async function cases(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of engines) {
    const database = await filledDatabase(engine, size);
    try {
      rows.push(...(await lookUps(engine, database.db)), ...(await caseWork(engine, database.url)));
      rows.push(...(await jobOrderReads(engine, database.db)));
      rows.push(await pairs(engine, database, size));
    } finally {
      await database.end();
    }
  }
  return rows;
}

const rounds = 5;
const tries = 200;

/**
 * Look-ups at /status, found or not, of 200 cases each in turns. Those that find nothing take as long for any reason, or
 * a stranger with a clock learns which receipt numbers there are (T-03).
 */
async function lookUps(engine: string, db: Database): Promise<Row[]> {
  const content = {
    documents: defaultDocuments(),
    ownerSettings: defaultSettings({ retentionMonths: 18, callWithinWorkingDays: 2 }),
  };
  const limiter = createRateLimiter(db, 'a sample key', true);
  // Those with a case begin where those before end: in a round each receipt number is tried once.
  const places = ['found', 'wrong digits', 'in the trash', 'closed to look-ups'] as const;
  const kinds = [...places, 'unknown'] as const;
  const turns = Array.from({ length: tries }, (_, turn) => turn);
  const caseOf = (kind: (typeof kinds)[number], turn: number) => {
    const row = sampleRow(kinds.indexOf(kind) * tries + turn);
    return kind === 'unknown' ? { ...row, receiptNumber: `C${turn}` } : row;
  };
  const set = (kind: (typeof places)[number], values: object) => {
    const numbers = turns.map((turn) => caseOf(kind, turn).receiptNumber);
    return db
      .updateTable('application')
      .set(values)
      .where('receiptNumber', 'in', numbers)
      .execute();
  };
  await set('in the trash', { deletedAt: '2026-11-21T06:00:00.000Z' });
  await set('closed to look-ups', { lookupClosed: 1 });

  async function timeOf(kind: (typeof kinds)[number], turn: number, now: Date): Promise<number> {
    const { receiptNumber, phone } = caseOf(kind, turn);
    const phoneEnd = kind === 'wrong digits' ? '000000' : phone.slice(-6);
    const by = { clientAddress: `10.${kinds.indexOf(kind)}.${turn}.1`, now };
    const start = performance.now();
    const found = await lookUp(db, limiter, { receiptNumber, phoneEnd, birthYear: '' }, by);
    if (found.status === 'found') whatIsNext(content, found);
    const ms = performance.now() - start;
    if ((found.status === 'found') !== (kind === 'found')) throw new Error(`${kind}: ${turn}`);
    return ms;
  }

  const all: { found: number; notFound: number; medians: number[] }[] = [];
  for (let round = -1; round < rounds; round++) {
    // The limits are those of a quarter of an hour.
    const now = new Date(Date.UTC(2026, 10, 21, 6, 15 * (round + 1)));
    const times = kinds.map((): number[] => []);
    for (const turn of turns) {
      for (let place = 0; place < kinds.length; place++) {
        // Each comes behind each other one, or what one leaves to be done would count as the next one's time.
        const kind = (turn + place * (1 + (turn % 4))) % kinds.length;
        times[kind]!.push(await timeOf(kinds[kind]!, turn, now));
      }
    }
    const [found, ...others] = times;
    const medians = others.map(median);
    // The first round only warms up.
    if (round < 0) continue;
    all.push({ found: percentile(found!, 95), notFound: percentile(others.flat(), 95), medians });
  }
  const found = median(all.map((one) => one.found));
  const notFound = median(all.map((one) => one.notFound));
  const medians = kinds.slice(1).map((_, at) => median(all.map((one) => one.medians[at]!)));
  const ratio = Math.max(...medians) / Math.min(...medians);
  const shown = medians.map((ms, at) => `${kinds[at + 1]} ${inMs(ms)}`);
  return [
    {
      what: `${engine}: a look-up at /status, p95`,
      ours: `${inMs(found)} of 100,000`,
      peer: `${inMs(notFound)} where nothing is found`,
      allowed: 'under 150 ms',
      isMet: Math.max(found, notFound) < 150,
    },
    {
      what: `${engine}: one that finds nothing, medians of 200 tries`,
      ours: shown.join(', '),
      peer: `ratio ${ratio.toFixed(3)}`,
      allowed: 'ratio 1.10 or less',
      isMet: ratio <= 1.1,
    },
  ];
}
