import { expect, test } from 'vitest';
import { arrivals, changes, crowds, minutesOfDay } from './demand.ts';
import { seededRandom } from './random.ts';

test.each(Object.entries(crowds))(
  'all of the crowd %s come in the course of the day',
  (_, crowd) => {
    const come = arrivals(crowd, { scale: 50, ticksOfMinute: 1 });
    const random = seededRandom(4);
    const ofMinutes = Array.from({ length: minutesOfDay }, (_, minute) => come(random, minute));
    const all = ofMinutes.reduce((sum, count) => sum + count, 0);
    expect(Math.abs(all / (crowd.visits * 50) - 1)).toBeLessThan(0.02);
  },
);

test('midnight is one of the changes, after the evening and not at the beginning of the day', () => {
  const turn = changes.at(-1)!;
  expect([turn.minute, turn.paths]).toEqual([18 * 60, 'all']);
});
