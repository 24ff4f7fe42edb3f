import { expect, test } from 'vitest';
import { callIfSentToday } from '#app/brand/call-day/call-day.server.ts';
import { defaultSettings } from '#app/owner-settings/owner-settings.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { whatIsNext } from './what-is-next.server.ts';

const since = '2026-11-21';

function contentOn(day: string, callWithinDays: number) {
  const operator = { retentionMonths: 18, callWithinWorkingDays: callWithinDays };
  return {
    ownerSettings: defaultSettings(operator),
    documents: { ...defaultDocuments(), today: { day } },
  };
}

test('decision 66: form, contact page and /status name one day, and none where the owner promises none', () => {
  const content = contentOn(since, 2);
  const said = [
    callIfSentToday(content, 'en'),
    whatIsNext(content, { step: 1, since }).en,
    callIfSentToday(content, 'bn'),
    whatIsNext(content, { step: 1, since }).bn,
  ];
  expect(said).toEqual([
    'If you send it today, we call you by Monday, 23 November.',
    'An officer will call you by Monday, 23 November.',
    'আজ পাঠালে সোমবার, ২৩ নভেম্বর তারিখের মধ্যে ফোন করব।',
    'সোমবার, ২৩ নভেম্বর তারিখের মধ্যে একজন কর্মকর্তা আপনাকে ফোন করবেন।',
  ]);
  // The most that an owner can set.
  const most = contentOn(since, 30);
  expect(callIfSentToday(most, 'bn')).toBe('আজ পাঠালে শনিবার, ২৬ ডিসেম্বর তারিখের মধ্যে ফোন করব।');
  expect(whatIsNext(most, { step: 1, since }).en).toContain('by Saturday, 26 December.');
  const silent = contentOn(since, 0);
  expect(callIfSentToday(silent, 'en')).toBeNull();
  expect(whatIsNext(silent, { step: 1, since }).en).toBe('An officer will call you.');
});

test('on the day itself the promise still holds, and afterwards it is not made again', () => {
  const saidOn = (day: string) => whatIsNext(contentOn(day, 2), { step: 1, since }).en;
  expect(saidOn('2026-11-23')).toBe('An officer will call you by Monday, 23 November.');
  expect(saidOn('2026-11-24')).toBe(
    'An officer was to call you by Monday, 23 November. If nobody has, call us.',
  );
});
