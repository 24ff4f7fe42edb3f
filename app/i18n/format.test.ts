import { expect, test, vi } from 'vitest';
import { formatDay, formatNumber, locales } from './format.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { formatMinutesAgo, formatMoment, formatRecentMoment } from './format-moment.ts';
import { formatMonth } from './month-and-year.ts';

test.each([
  ['2026-03-04T20:07:00Z', '৫ মার্চ, ২০২৬, রাত ২:০৭'],
  ['2026-03-05T04:00:00Z', '৫ মার্চ, ২০২৬, সকাল ১০:০০'],
  ['2026-03-05T06:30:00Z', '৫ মার্চ, ২০২৬, দুপুর ১২:৩০'],
  ['2026-03-05T11:59:00Z', '৫ মার্চ, ২০২৬, বিকাল ৫:৫৯'],
  ['2026-03-05T12:00:00Z', '৫ মার্চ, ২০২৬, সন্ধ্যা ৬:০০'],
  ['2026-03-05T18:00:00Z', '৬ মার্চ, ২০২৬, রাত ১২:০০'],
])('%s is told in Bengali by the part of the day in Dhaka', (moment, expected) => {
  expect(formatMoment('bn', moment)).toBe(expected);
});

test.each([
  ['2026-03-04T21:10:00Z', 'today at 03:10', 'আজ রাত ৩:১০'],
  ['2026-03-04T17:59:00Z', 'yesterday at 23:59', 'গতকাল রাত ১১:৫৯'],
  ['2026-03-03T17:59:00Z', 'on 3 March 2026 at 23:59', '৩ মার্চ, ২০২৬, রাত ১১:৫৯'],
  ['2026-03-05T19:00:00Z', 'on 6 March 2026 at 01:00', '৬ মার্চ, ২০২৬, রাত ১:০০'],
])('%s is told by the day in Dhaka, on the fifth of March', (moment, en, bn) => {
  const now = new Date('2026-03-05T04:00:00Z');
  expect(formatRecentMoment('en', moment, now)).toBe(en);
  expect(formatRecentMoment('bn', moment, now)).toBe(bn);
});

test.each([
  ['2026-03-05T04:00:10Z', 'this minute', 'এই মিনিট'],
  ['2026-03-05T03:58:30Z', '1 minute ago', '১ মিনিট আগে'],
  ['2026-03-05T02:59:59Z', 'today at 08:59', 'আজ সকাল ৮:৫৯'],
])('%s is told by minutes at first', (moment, en, bn) => {
  const now = new Date('2026-03-05T04:00:00Z');
  expect(formatMinutesAgo('en', moment, now)).toBe(en);
  expect(formatMinutesAgo('bn', moment, now)).toBe(bn);
});

test.each([0, 7, -5, 999, 1000, -1000, 12_345, 99_999, 100_000, 1_234_567, 123_456_789, 1e10])(
  'the number %d is written as the device would write it',
  (value) => {
    for (const language of ['en', 'bn'] as const) {
      const device = new Intl.NumberFormat(locales[language]).format(value);
      expect(formatNumber(language, value)).toBe(device);
    }
  },
);

test('a format is made once for each language, however many days are written', () => {
  const write = () => [
    formatDay('bn', '2026-03-05'),
    formatDayOfYear('bn', '2026-03-05'),
    formatDayOfYear('bn', '2026-03-05', 'long'),
    formatMonth('bn', '2026-03-05'),
  ];
  const written = write();
  expect(written).toEqual(['৫ মার্চ, ২০২৬', '৫ মার্চ', '৫ মার্চ', 'মার্চ ২০২৬']);
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect(write()).toEqual(written);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
