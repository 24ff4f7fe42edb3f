import { expect, test } from 'vitest';
import { kindOf } from '#app/content/documents.ts';
import { readable, readableAt } from './readable.ts';

const notice = 'news.0199a000-0000-7000-8000-000000000001';

test.each([
  [null, []],
  [[], []],
  ['+880', ['+880']],
  [true, ['Yes']],
  [{ en: 'a', bn: 'ক' }, ['ক', 'a']],
  [[{ en: 'a', bn: 'ক' }], ['ক', 'a']],
  [{ latitude: 23.8, longitude: 90.4 }, ['latitude: 23.8\nlongitude: 90.4']],
  [['home', 'about'], ['home, about']],
])('%j reads %j', (value, texts) =>
  expect(readable(undefined, value, 'en').map(({ text }) => text)).toEqual(texts),
);

test.each([
  ['en', 'Officials, Countries'],
  ['bn', 'পরিচালক, দেশ'],
] as const)('what was chosen reads as it stands beside its boxes (%s)', (reader, names) =>
  expect(
    readableAt(kindOf('navigation').fields, 'hiddenSections', ['officials', 'countries'], reader),
  ).toEqual([{ language: null, text: names }]),
);

const closed = { sunday: null, monday: null, tuesday: null, wednesday: null, thursday: null };
const times = { ...closed, friday: null, saturday: ['09:00', '18:00'] };

test.each([
  ['licence', 'licence/validFrom', '2026-12-01', '১ ডিসেম্বর, ২০২৬'],
  ['licence', 'licence/validFrom', '1/', '1/'],
  ['agency', 'agency/openingTimes', times, 'শনিবার: ০৯:০০–১৮:০০'],
  ['agency', 'agency/position', { latitude: 23.8, longitude: 90.4 }, 'অক্ষাংশ: 23.8\nদ্রাঘিমাংশ: 90.4'],
  [notice, 'from', '2026-12-01T03:00:00.000Z', '১ ডিসেম্বর, ২০২৬, সকাল ৯:০০'],
  [notice, 'from', '1/12', '1/12'],
] as const)('of %s %s %j reads %j in Bengali', (id, path, value, text) =>
  expect(readableAt(kindOf(id).fields, path, value, 'bn')).toEqual([{ language: null, text }]),
);
