import { expect, test } from 'vitest';
import { type ListedFact, isDue } from './listed-fact.ts';

const fact = (state: ListedFact['state'], goodUntil: string | null) =>
  ({ state, goodUntil }) as ListedFact;

test.each([
  ['outdated', '2026-11-01', true],
  ['fresh', '2026-12-06', true],
  ['fresh', '2026-12-07', false],
  ['fresh', null, false],
  ['unchecked', '2026-11-01', false],
  ['missing', null, false],
] as const)('a fact that is %s, good until %s: %s on 29 November', (state, goodUntil, is) =>
  expect(isDue(fact(state, goodUntil), '2026-11-29')).toBe(is),
);
