import { expect, test } from 'vitest';
import { nextStage, stageCodes } from './stage.ts';

test('one tap leads from a new application to work, past every refusal', () => {
  const way = ['new'];
  for (let next = nextStage('new'); next; next = nextStage(next)) way.push(next);
  expect(way).toEqual(
    stageCodes.filter((code) => !['refused', 'returned', 'closed'].includes(code)),
  );
  for (const end of ['arrived', 'refused', 'returned', 'closed'] as const)
    expect(nextStage(end)).toBeNull();
});
