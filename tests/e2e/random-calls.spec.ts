import { expect } from '@playwright/test';
import { fuzz } from '#tests/fuzz/fuzz.ts';
import { test } from '#tests/support/site-fixture.ts';

/** `npm run test:fuzz` makes more of them. */
const calls = 1000;

test('no call that somebody could make up is a fault of ours', async ({ site }) => {
  test.slow();
  const { answers, faults } = await fuzz(site.origin, calls, 14);
  expect(faults).toEqual({});
  // Most are refused, and some get as far as an answer.
  expect(answers['4xx']).toBeGreaterThan(calls / 3);
  expect(answers['2xx']).toBeGreaterThan(calls / 10);
});
