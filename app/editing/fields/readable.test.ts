import { expect, test } from 'vitest';
import { kindOf } from '#app/content/documents.ts';
import { readable, readableAt } from './readable.ts';

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
