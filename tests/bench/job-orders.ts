import type { Database } from '#app/database/database.server.ts';
import {
  countJobOrders,
  findJobOrders,
  readJobOrder,
} from '#app/job-orders/find-job-orders.server.ts';
import { jobOrderViews } from '#app/job-orders/job-order.ts';
import { addJobOrder } from '#app/job-orders/job-order-changes.server.ts';
import { completeJobOrder } from '#tests/support/complete-job-order.ts';
import { inMs, median, percentile } from './numbers.ts';
import type { Row } from './row.ts';

const size = 1000;
const most = 150;
const now = new Date('2026-11-21T06:00:00.000Z');

/** What the desk of job orders asks of a database with a thousand of them, a hundred cases on each of some. */
export async function jobOrderReads(engine: string, db: Database): Promise<Row[]> {
  const by = { actor: 'bench', now };
  const ids: string[] = [];
  for (let n = 0; n < size; n++)
    ids.push(await addJobOrder(db, completeJobOrder('2027-01-31'), by));
  await db.updateTable('jobOrder').set({ state: 'open', slug: null }).execute();
  const cases = await db.selectFrom('application').select('_id').limit(1000).execute();
  for (const [at, { _id }] of cases.entries()) {
    const of = { jobOrder: ids[Math.floor(at / 100)] ?? null, stage: 'granted' as const };
    await db.updateTable('application').set(of).where('_id', '=', _id).execute();
  }
  const reads = {
    'the list, a page of 100': () =>
      findJobOrders(db, { view: 'open', q: '' }, { limit: 100 }, now),
    'a search by two words': () =>
      findJobOrders(db, { view: 'all', q: 'kitchen budapest' }, { limit: 100 }, now),
    'the numbers of all views': () =>
      Promise.all(jobOrderViews.map((view) => countJobOrders(db, { view, q: '' }, now))),
    'one order': () => readJobOrder(db, ids[0] ?? '', now),
  };
  const rows: Row[] = [];
  for (const [what, read] of Object.entries(reads)) {
    const times: number[] = [];
    for (let turn = 0; turn < 50; turn++) {
      const start = performance.now();
      await read();
      times.push(performance.now() - start);
    }
    const p95 = percentile(times, 95);
    rows.push({
      what: `${engine}: job orders, ${what}, p95`,
      ours: `${inMs(p95)} among 1,000`,
      peer: `median ${inMs(median(times))}`,
      allowed: `under ${most} ms`,
      isMet: p95 < most,
    });
  }
  return rows;
}
