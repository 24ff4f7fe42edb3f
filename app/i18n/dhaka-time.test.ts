import { expect, test, vi } from 'vitest';
import { formatRecentMoment } from './format-moment.ts';
import { startOfDayInDhaka, timeInDhaka, todayInDhaka } from './dhaka-time.ts';

test('the day in Dhaka begins six hours before the one in UTC', () => {
  expect(todayInDhaka(new Date('2026-02-28T17:59:59.999Z'))).toBe('2026-02-28');
  expect(todayInDhaka(new Date('2026-02-28T18:00:00.000Z'))).toBe('2026-03-01');
  expect(timeInDhaka(new Date('2026-02-28T17:59:59.999Z'))).toBe('23:59');
  expect(timeInDhaka(new Date('2026-02-28T18:00:00.000Z'))).toBe('00:00');
});

test('a day of Dhaka begins on the evening before, in UTC', () => {
  expect(startOfDayInDhaka('2026-03-01')).toBe('2026-02-28T18:00:00.000Z');
  expect(startOfDayInDhaka('2026-02-28', 1)).toBe('2026-02-28T18:00:00.000Z');
});

// In Chrome 110 to 112, and in WebKit with the same data (ICU 72), `en-CA` is not yyyy-mm-dd.
test('a browser that writes days in another way knows the same day', async () => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
    const isForPeople = locale === 'en-GB' || locale === 'bn-BD';
    return new DateTimeFormat(isForPeople ? locale : 'en-US', options);
  });
  vi.resetModules();
  const fresh = await import('./dhaka-time.ts');
  const now = new Date('2026-03-05T04:00:00Z');
  expect(fresh.todayInDhaka(now)).toBe('2026-03-05');
  expect(formatRecentMoment('en', '2026-03-04T17:59:00Z', now)).toBe('yesterday at 23:59');
  vi.restoreAllMocks();
});
