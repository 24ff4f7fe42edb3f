import { expect, test } from 'vitest';
import { momentParts, typedMoment } from './typed-moment.ts';

test.each([
  ['24/11/2026 18:30', '2026-11-24T12:30:00.000Z'],
  ['1/3/2026 9:05', '2026-03-01T03:05:00.000Z'],
  ['01.03.2026 09.05', '2026-03-01T03:05:00.000Z'],
  // Midnight in Dhaka is still the day before in UTC.
  ['01/03/2026 00:00', '2026-02-28T18:00:00.000Z'],
  ['01/03/2026 23:59', '2026-03-01T17:59:00.000Z'],
  ['29/02/2028 12:00', '2028-02-29T06:00:00.000Z'],
  ['2026-11-24T12:30:00.000Z', '2026-11-24T12:30:00.000Z'],
])('%s is a moment in Dhaka', (typed, moment) => expect(typedMoment(typed)).toBe(moment));

test.each(['', '24/11/2026', '18:30', '31/11/2026 10:00', '29/02/2026 10:00', '11/24/2026 10:00'])(
  '“%s” is none',
  (typed) => expect(typedMoment(typed)).toBeNull(),
);

test.each(['24/11/2026 24:00', '24/11/2026 10:60', '24/11/26 10:00', 'soon', '0/0/0000 0:00'])(
  '“%s” is none either',
  (typed) => expect(typedMoment(typed)).toBeNull(),
);

test('a moment stands as day and time of Dhaka, and what is typed so far stays as it is', () => {
  expect(momentParts('2026-02-28T18:00:00.000Z')).toEqual({ day: '01/03/2026', time: '00:00' });
  expect(momentParts('24/11/2026 18:3')).toEqual({ day: '24/11/2026', time: '18:3' });
  expect(momentParts('24/11')).toEqual({ day: '24/11', time: '' });
  expect(momentParts('18:30')).toEqual({ day: '', time: '18:30' });
  expect(momentParts(undefined)).toEqual({ day: '', time: '' });
});
