import { expect, test } from 'vitest';
import { rowState } from './row-state.ts';

const now = new Date('2026-11-21T18:30:00.000Z'); // half past midnight on the 22nd in Dhaka
const stateOf = ({
  marked = false,
  followUpOn,
  createdAt = '2026-11-21T18:10:00.000Z',
}: {
  marked?: boolean;
  followUpOn?: string;
  createdAt?: string;
}) => rowState({ followUpOn: followUpOn ?? null, createdAt }, marked, now);

test.each([
  ['today, if the day has just begun in Dhaka', {}, { kind: 'waiting', days: 0 }],
  [
    'since yesterday, if that was before midnight',
    { createdAt: '2026-11-21T17:59:00.000Z' },
    { kind: 'waiting', days: 1 },
  ],
  ['marked', { marked: true }, { kind: 'done' }],
  ['due today', { followUpOn: '2026-11-22' }, { kind: 'due', days: 0 }],
  [
    'overdue, also when marked',
    { marked: true, followUpOn: '2026-11-19' },
    { kind: 'due', days: 3 },
  ],
  ['not due before its day', { followUpOn: '2026-11-23' }, { kind: 'waiting', days: 0 }],
  ['not in the future', { createdAt: '2026-11-25T00:00:00.000Z' }, { kind: 'waiting', days: 0 }],
] as const)('%s', (_, more, state) => expect(stateOf(more)).toEqual(state));
