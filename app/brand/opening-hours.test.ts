import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { type NextOpening, nextOpening, weekOf } from './opening-hours.ts';

const long = ['10:00', '18:00'] as const;
/** Saturday to Thursday, 10 to 18. */
const week = [long, long, long, long, long, null, long];

const sunday = (daysAhead: number) => ({ weekday: 0, daysAhead, opens: '10:00' });
const saturday = (daysAhead: number) => ({ weekday: 6, daysAhead, opens: '10:00' });

// 18 November 2026 is a Wednesday.
test.each<[string, string, NextOpening | null]>([
  ['Wednesday, at noon', '2026-11-18T12:00', null],
  ['Wednesday, at the minute of opening', '2026-11-18T10:00', null],
  ['Wednesday, a minute before', '2026-11-18T09:59', { weekday: 3, daysAhead: 0, opens: '10:00' }],
  ['Wednesday, the last minute', '2026-11-18T17:59', null],
  ['Wednesday, at closing', '2026-11-18T18:00', { weekday: 4, daysAhead: 1, opens: '10:00' }],
  ['Wednesday, midnight', '2026-11-18T00:00', { weekday: 3, daysAhead: 0, opens: '10:00' }],
  ['Thursday evening, before the day off', '2026-11-19T19:30', saturday(2)],
  ['Friday morning', '2026-11-20T11:00', saturday(1)],
  ['Friday night', '2026-11-20T23:59', saturday(1)],
  ['Saturday, just after midnight', '2026-11-21T00:01', saturday(0)],
  ['Saturday evening, into the next week', '2026-11-21T20:00', sunday(1)],
])('%s', (_, local, expected) => {
  expect(nextOpening(new Date(`${local}:00+06:00`), week)).toEqual(expected);
});

test('it is the day of Dhaka that counts, not that of the one who asks', () => {
  // Still Friday in UTC, already Saturday in Dhaka.
  expect(nextOpening(new Date('2026-11-20T19:00:00Z'), week)).toEqual(saturday(0));
});

test('an office of one day a week opens again in a week', () => {
  const fridays = [null, null, null, null, null, long, null];
  expect(nextOpening(new Date('2026-11-20T18:00:00+06:00'), fridays)).toEqual({
    weekday: 5,
    daysAhead: 7,
    opens: '10:00',
  });
});

test('a week without opening times has no next opening', () => {
  expect(nextOpening(new Date(), Array<null>(7).fill(null))).toBeNull();
});

test('the times of the agency are told by the day, not by their order', () => {
  const { saturday: first, ...rest } = defaultDocuments().agency.agency.openingTimes;
  expect(weekOf({ saturday: first, ...rest })).toEqual(week);
});
