import { expect, test } from 'vitest';
import { defaultSettings } from '#app/owner-settings/owner-settings.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { callDay } from './call-day.server.ts';

const { agency, ...documents } = defaultDocuments();

function contentWith(callWithinDays: number, isEverOpen = true) {
  const openingTimes = isEverOpen
    ? agency.agency.openingTimes
    : { ...agency.agency.openingTimes, ...closedAllWeek };
  return {
    ownerSettings: { ...defaultSettings(operator), callWithinDays },
    documents: { ...documents, agency: { ...agency, agency: { ...agency.agency, openingTimes } } },
  };
}
const operator = { retentionMonths: 18, callWithinWorkingDays: null };
const closedAllWeek = {
  ...{ saturday: null, sunday: null, monday: null, tuesday: null },
  ...{ wednesday: null, thursday: null, friday: null },
};

test.each([
  // Saturday 21 November 2026.
  ['2026-11-21T04:00:00.000Z', 2, '2026-11-23'],
  ['2026-11-21T04:00:00.000Z', 1, '2026-11-22'],
  // Thursday: Friday does not count.
  ['2026-11-19T10:00:00.000Z', 1, '2026-11-21'],
  ['2026-11-19T10:00:00.000Z', 7, '2026-11-28'],
  ['2026-11-19', 1, '2026-11-21'],
  // In Dhaka it is Friday already.
  ['2026-11-19T19:00:00.000Z', 1, '2026-11-21'],
  // Over the end of a year.
  ['2026-12-31T10:00:00.000Z', 2, '2027-01-03'],
  // The most that an owner can set: five Fridays lie in between.
  ['2026-11-21T04:00:00.000Z', 30, '2026-12-26'],
  // No promise.
  ['2026-11-21T04:00:00.000Z', 0, null],
])('what came at %s is answered within %i working days by %s', (from, days, by) => {
  expect(callDay(contentWith(days), from)).toBe(by);
});

test('an office that never opens promises no day', () => {
  expect(callDay(contentWith(2, false), '2026-11-21T04:00:00.000Z')).toBeNull();
});
