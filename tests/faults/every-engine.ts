import { expect, test } from 'vitest';
import { sendRequest } from './raw-request.ts';
import { chanceWait } from './chance.ts';
import { last, stretched } from './fault-duration.ts';
import { tryFault } from './try-fault.ts';
import { type TwoProcesses, signIn, warm } from './two-processes.ts';

const hour = 3_600_000;

/**
 * The faults that can happen to a site on any engine; `two` is known once the tests run. What goes round and round ends
 * with its attempt (`signal`): one that took too long would otherwise go on killing under the tests that follow.
 */
export function onEveryEngine(two: () => TwoProcesses): void {
  test('rolling restart', async ({ signal }) => {
    const rounds = stretched(2, 10);
    await tryFault(two(), `rolling restart, ${rounds} times`, async (visitors) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const site of two().sites) {
          signal.throwIfAborted();
          await visitors.settled();
          await site.restart('SIGTERM');
        }
      }
    });
  });

  test('one process killed', async () => {
    const [one, other] = two().sites;
    await tryFault(two(), 'kill -9 of one, and a start', async (visitors) => {
      const stayed = other.pid();
      await one.stop('SIGKILL');
      await visitors.moreReceipts(20);
      await one.start();
      expect(other.pid()).toBe(stayed);
    });
  });

  test('killed again and again while writing', async ({ signal }) => {
    const kills = stretched(8, 50);
    const chance = chanceWait();
    await tryFault(two(), `kill -9 during writes, ${kills} times`, async (visitors) => {
      for (let kill = 0; kill < kills; kill += 1) {
        signal.throwIfAborted();
        const victim = two().sites[kill % 2]!;
        await visitors.settled();
        visitors.crowd(victim.nodeUrl, 5);
        // Each time at another point of what it does for them.
        await chance(40);
        await victim.restart('SIGKILL');
      }
    });
  });
}

/** What the engine hardly matters to: it is the harder one on SQLite, where each process goes by its own clock. */
export function onOneEngine(two: () => TwoProcesses): void {
  test.each([5, -5])('clock moved by %i hours', async (hours) => {
    const [wrong, right] = two().sites;
    const pids = [wrong.pid(), right.pid()];
    await tryFault(two(), `clock of one moved by ${hours} h`, async (visitors) => {
      wrong.tell({ aheadMs: hours * hour });
      await last(1000, 3000);
      await visitors.moreReceipts(20);
      // Whoever signs in with one is signed in with the other.
      for (const [from, to] of [
        [wrong, right],
        [right, wrong],
      ] as const) {
        const cookie = await signIn(two().origin, from.nodeUrl);
        const { status } = await sendRequest(`${to.nodeUrl}/api/application`, {
          headers: { cookie },
        });
        expect(status).toBe(200);
      }
      wrong.tell({ aheadMs: 0 });
    });
    expect([wrong.pid(), right.pid()]).toEqual(pids);
    await Promise.all(two().sites.map(warm));
  });
}
