import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fitsOpeningTimes, openingTimes } from './opening-times.ts';

const long = ['10:00', '18:00'] as [string, string];
const week = {
  sunday: long,
  monday: long,
  tuesday: long,
  wednesday: long,
  thursday: long,
  friday: null,
  saturday: long,
};
const threeDays = {
  ...week,
  sunday: ['09:30', '13:00'] as [string, string],
  monday: null,
  wednesday: null,
  saturday: null,
};

test.each([
  ['Saturday to Thursday, 10:00 to 18:00', week],
  ['Saturday – Thursday, 10 to 6', week],
  ['শনি থেকে বৃহস্পতিবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা', week],
  ['10:00 to 18:00, closed on Friday', week],
  ['সকাল ১০টা থেকে সন্ধ্যা ৬টা, শুক্রবার বন্ধ', week],
  ['Sunday 9:30 to 13:00, Tuesday 10 to 18, Thursday 10 to 18', threeDays],
  ['রবিবার ৯:৩০ থেকে ১টা, মঙ্গল ও বৃহস্পতিবার ১০টা থেকে ৬টা', threeDays],
])('%s fits', (sentence, times) => {
  expect(fitsOpeningTimes(sentence, times)).toBe(true);
});

test.each([
  ['Saturday to Friday, 10:00 to 18:00', week],
  ['Sunday to Thursday, 10:00 to 18:00', week],
  ['Saturday to Thursday, 10:00 to 17:00', week],
  ['Saturday to Thursday, 10:00 to 18:30', week],
  ['শনি থেকে বুধবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা', week],
  ['শনি থেকে বৃহস্পতিবার, সকাল ৯টা থেকে সন্ধ্যা ৬টা', week],
  ['Saturday to Thursday', week],
  ['Sunday 9:30 to 13:00, Tuesday 10 to 18', threeDays],
])('%s contradicts', (sentence, times) => {
  expect(fitsOpeningTimes(sentence, times)).toBe(false);
});

test.each([
  [{ ...week, friday: ['10:00', '6 pm'] }, 'not_a_time'],
  [{ ...week, friday: ['18:00', '10:00'] }, 'closes_before_it_opens'],
  [{ ...week, funday: null }, 'Invalid key: Expected never but received "funday"'],
  [Object.fromEntries(Object.keys(week).map((day) => [day, null])), 'never_open'],
])('%j %s', (times, complaint) => {
  expect(v.safeParse(openingTimes, times).issues?.[0]?.message).toBe(complaint);
});
