import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createApplicants } from './applicants.ts';
import { sendRequest } from './raw-request.ts';
import { noteRow } from './fault-table.ts';
import { stretched } from './fault-duration.ts';
import { type TwoProcesses, startTwoProcesses } from './two-processes.ts';

const oversized = Buffer.alloc(200_000, ' ');

let two: TwoProcesses;
beforeAll(async () => {
  two = await startTwoProcesses();
});
afterAll(() => two?.end());

test('posts that are too large cut nobody else’s applications', async () => {
  const applicants = createApplicants(two.origin);
  const statuses: Record<number, number> = {};
  const post = async () => {
    const { status } = await sendRequest(`${two.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: two.origin },
      body: oversized,
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const [posts, applications] = await Promise.all([
    forAWhile({ aSecond: 110, atOnce: 12 }, post),
    forAWhile({ aSecond: 50, atOnce: 6 }, () => applicants.apply()),
  ]);
  const { lost, doubled } = await applicants.compare(two.database);
  noteRow(inject('faultRows'), {
    fault: `${Math.round(posts.aSecond)} posts of 200 kB a second`,
    engine: two.engine,
    requests: posts.done + applicants.requests,
    acknowledged: applicants.acknowledged.size,
    lost,
    doubled,
    'applications cut': `${applicants.comeAgain} of ${applicants.requests}`,
  });
  expect(applicants).toMatchObject({ comeAgain: 0, wrong: [] });
  expect([lost, doubled]).toEqual([0, 0]);
  expect(applicants.acknowledged.size).toBe(applications.done);
  expect(statuses).toEqual({ 413: posts.done });
});

/**
 * Does the same again and again for some seconds: so often a second where the machine is quick
 * enough, and never more of them at once, so that one that is busy is not buried. Says how often it was.
 */
async function forAWhile(
  { aSecond, atOnce }: { aSecond: number; atOnce: number },
  work: () => Promise<void>,
): Promise<{ done: number; aSecond: number }> {
  const began = performance.now();
  const end = began + stretched(6000, 20_000);
  let begun = 0;
  const one = async () => {
    while (performance.now() < end) {
      const due = began + (begun * 1000) / aSecond;
      begun += 1;
      await wait(Math.max(0, due - performance.now()));
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { done: begun, aSecond: (begun * 1000) / (performance.now() - began) };
}
