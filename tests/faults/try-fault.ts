import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject } from 'vitest';
import { createApplicants } from './applicants.ts';
import { sendRequest } from './raw-request.ts';
import { noteRow } from './fault-table.ts';
import type { TwoProcesses } from './two-processes.ts';
import { type Visitors, startVisitors } from './visitors.ts';

/**
 * Whoever is not well by then needs somebody's help. How long it took is printed and not asserted: the visitors, the
 * server that was restarted and its database share the processors here, and come to their limit together.
 */
const recoveryLimitMs = 60_000;

/**
 * Lets `fault` happen to a site that is being visited, from its beginning to its end, and holds what
 * came of it against what is promised: no acknowledged write lost, none doubled, every page shown, no
 * answer that says nothing, and all well again without anybody's help.
 */
export async function tryFault(
  two: TwoProcesses,
  name: string,
  fault: (visitors: Visitors) => Promise<void>,
): Promise<void> {
  const visitors = startVisitors(two.origin, two.cookie);
  const probes = createApplicants(two.origin);
  let recovery: number;
  try {
    await visitors.moreReceipts(10);
    await fault(visitors);
    recovery = await untilWell(two, probes.apply);
    await visitors.moreReceipts(10);
  } catch (error) {
    visitors.applicants.giveUp();
    probes.giveUp();
    throw error;
  } finally {
    await visitors.leave();
  }
  const [ofVisitors, ofProbes] = [
    await visitors.applicants.compare(two.database),
    await probes.compare(two.database),
  ];
  const row = {
    fault: name,
    engine: two.engine,
    requests: visitors.requests,
    acknowledged: visitors.applicants.acknowledged.size + probes.acknowledged.size,
    lost: ofVisitors.lost + ofProbes.lost,
    doubled: ofVisitors.doubled + ofProbes.doubled,
    'failed pages': visitors.failedPages.length,
    'come again': visitors.comeAgain,
    'recovery s': (recovery / 1000).toFixed(1),
  };
  noteRow(inject('faultRows'), row);
  expect(row).toMatchObject({ lost: 0, doubled: 0 });
  expect(tally(visitors.failedPages), 'public pages that were not shown').toEqual({});
  expect(tally([...visitors.wrong, ...probes.wrong]), 'answers that nobody should get').toEqual({});
}

/** Milliseconds until every process says that it is ready and takes a write. Throws when one does not come to it. */
async function untilWell({ sites }: TwoProcesses, apply: (nodeUrl: string) => Promise<void>) {
  const began = performance.now();
  const well = Promise.all(
    sites.map(async ({ nodeUrl }) => {
      while ((await sendRequest(`${nodeUrl}/readyz`, { timeoutMs: 5000 })).status !== 200)
        await wait(50);
      await apply(nodeUrl);
    }),
  ).then(() => true);
  const isWell = await Promise.race([well, wait(recoveryLimitMs, false, { ref: false })]);
  expect(isWell, `all well by itself within ${recoveryLimitMs / 1000} s`).toBe(true);
  return performance.now() - began;
}

function tally(lines: string[]): Record<string, number> {
  const groups = Object.entries(Object.groupBy(lines, (line) => line));
  return Object.fromEntries(groups.map(([line, same]) => [line, same?.length ?? 0]));
}
