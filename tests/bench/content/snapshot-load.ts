import { parseSettings } from '#app/services/env.server.ts';
import { createLog } from '#app/config/log.server.ts';
import { openContent } from '#app/content/snapshot.server.ts';
import { engines } from '#tests/bench/filled-database.ts';
import { inMs, percentile } from '#tests/bench/numbers.ts';
import type { Row } from '#tests/bench/row.ts';
import { contentDatabase } from './edited-database.ts';

const loads = 60;

/** How long a process takes to read all published content, at its start and after every publication. */
export async function snapshotLoad(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of engines) {
    const [shipped, edited] = [
      await timesOf(engine, { isEdited: false }),
      await timesOf(engine, { isEdited: true }),
    ];
    const p95 = percentile(edited, 95);
    rows.push({
      what: `${engine}: all published content read, 500 notices, 5,000 revisions, p95`,
      ours: inMs(p95),
      peer: `as shipped ${inMs(percentile(shipped, 95))}`,
      allowed: 'at most 30 ms',
      isMet: p95 <= 30,
    });
  }
  return rows;
}

async function timesOf(
  engine: (typeof engines)[number],
  content: { isEdited: boolean },
): Promise<number[]> {
  const database = await contentDatabase(engine, content);
  try {
    const log = createLog('silent');
    const { reload } = await openContent(database.db, log, () => new Date(), parseSettings({}));
    const times: number[] = [];
    for (let load = 0; load < loads; load++) {
      const start = performance.now();
      await reload();
      times.push(performance.now() - start);
    }
    // The first ones compile the code; a process that starts is measured as a whole.
    return times.slice(10);
  } finally {
    await database.end();
  }
}
