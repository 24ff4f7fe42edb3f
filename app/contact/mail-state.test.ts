import { expect, test } from 'vitest';
import { isAbandoned } from './mail-state.ts';

const mailTriedAt = '2026-03-01T10:02:00.000Z';

test.each([
  ['waiting', '2026-03-01T10:02:15.000Z', false],
  ['waiting', '2026-03-01T10:02:15.001Z', true],
  ['waiting', '2026-03-01T10:01:00.000Z', false],
  ['sent', '2026-03-02T10:02:00.000Z', false],
  ['failed', '2026-03-02T10:02:00.000Z', false],
] as const)('a mail that is %s is abandoned at %s: %s', (mailStatus, now, expected) => {
  expect(isAbandoned({ mailStatus, mailTriedAt }, new Date(now))).toBe(expected);
});
