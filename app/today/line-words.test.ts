import { expect, test } from 'vitest';
import { detailOf, subjectOf, whatOf, whenOf } from './line-words.ts';
import type { TodayLine } from './today.ts';

const line: TodayLine = {
  ...{ kind: 'published', document: 'agency', name: 'Rahima', isGuarded: true },
  ...{ at: '2026-03-01T04:00:00.000Z', dueOn: '2026-03-03' },
  title: { en: 'The agency', bn: 'প্রতিষ্ঠানের পরিচয়' },
  fields: [{ en: 'Phones', bn: 'ফোন নম্বর' }],
};
const said = (one: TodayLine, language: 'en' | 'bn') =>
  [
    whatOf(language, one, '2026-03-03'),
    subjectOf(language, one),
    detailOf(language, one, '2026-03-03'),
  ].join(' · ');

test('what went live is told by who, when and which fields, with the day on which it did', () => {
  expect(said(line, 'en')).toBe(
    'Important facts have changed · The agency · Rahima, 1 March 2026 at 10:00: Phones. If you know nothing of it, call an owner at once.',
  );
  expect(said({ ...line, isGuarded: false, name: '' }, 'bn')).toBe(
    'কর্মী প্রকাশ করেছেন · প্রতিষ্ঠানের পরিচয় · সার্ভারের একটি কমান্ড, ১ মার্চ, ২০২৬, সকাল ১০:০০: ফোন নম্বর।',
  );
  expect(whenOf('en', line, '2026-03-03')).toBe('1 March');
  expect(whenOf('en', line, '2026-03-01')).toBe('today');
});
