import { expect, test } from 'vitest';
import { formatMoment } from './format.ts';

test.each([
  ['2026-03-04T20:07:00Z', '৫ মার্চ, ২০২৬, রাত ২:০৭'],
  ['2026-03-05T04:00:00Z', '৫ মার্চ, ২০২৬, সকাল ১০:০০'],
  ['2026-03-05T06:30:00Z', '৫ মার্চ, ২০২৬, দুপুর ১২:৩০'],
  ['2026-03-05T11:59:00Z', '৫ মার্চ, ২০২৬, বিকাল ৫:৫৯'],
  ['2026-03-05T12:00:00Z', '৫ মার্চ, ২০২৬, সন্ধ্যা ৬:০০'],
  ['2026-03-05T18:00:00Z', '৬ মার্চ, ২০২৬, রাত ১২:০০'],
])('%s is told in Bengali by the part of the day in Dhaka', (moment, told) => {
  expect(formatMoment('bn', moment)).toBe(told);
});
