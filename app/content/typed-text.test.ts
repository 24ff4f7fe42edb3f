import { expect, test } from 'vitest';
import { both, fact, lines, longBoth } from './fields.ts';
import { phone, wholeNumber } from './facts.ts';
import { cleanText, cleanValue, hasForbiddenCharacters } from './typed-text.ts';
import * as v from 'valibot';

const label = { en: 'Label', bn: 'নাম' };

test.each([
  ['  spaces at the ends \n', 'spaces at the ends'],
  ['one\r\nline', 'one line'],
  ['a\u00a0price', 'a price'],
  ['\ufeffsoft\u00adware\u200b', 'software'],
  ['\u202eright to left\u202c', 'right to left'],
  ['র\u200d্যাব', 'র\u200d্যাব'],
  ['ক\u200cখ', 'ক\u200cখ'],
  ['ab\u200dcd\u200c', 'abcd'],
  ['ক\u200c', 'ক'],
  ['e\u0301', 'é'],
  ['\u09df', '\u09af\u09bc'],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanText(typed, false)).toBe(kept);
});

test('a long text keeps its lines, with LF alone', () => {
  expect(cleanText('one\r\ntwo\rthree\u2028four', true)).toBe('one\ntwo\nthree\nfour');
});

test('every text of a field is tidied, in both languages and in every line', () => {
  expect(cleanValue(both(label, label), { en: ' a\nb ', bn: ' ক ' })).toEqual({
    en: 'a b',
    bn: 'ক',
  });
  expect(cleanValue(longBoth(label, label), { en: 'a\r\nb', bn: 'ক' })).toEqual({
    en: 'a\nb',
    bn: 'ক',
  });
  const some = lines(label, label, { fewest: 1, most: 2 });
  expect(cleanValue(some, [{ en: ' a ', bn: 'ক\u200b' }])).toEqual([{ en: 'a', bn: 'ক' }]);
});

test('Bengali digits are understood in numbers, telephone numbers and times', () => {
  expect(cleanValue(wholeNumber(label, label, { least: 1, most: 9999 }), '৬,৭০৮')).toBe(6708);
  expect(cleanValue(wholeNumber(label, label, { least: 1, most: 9 }), 'six')).toBe('six');
  expect(cleanValue(phone(label, label), '+৮৮০ ১০০০-০০০০০৩')).toBe('+880 1000-000003');
  const days = fact(label, label, { kind: 'days' }, v.unknown());
  expect(cleanValue(days, { sunday: ['১০:০০', '18:00'], friday: null })).toEqual({
    ...{ sunday: ['10:00', '18:00'], friday: null },
  });
});

test('a value of another form is left for the faults to name', () => {
  expect(cleanValue(both(label, label), 7)).toBe(7);
  expect(cleanValue(both(label, label), null)).toBe(null);
});

test.each(['\0', 'a\u0007b', '\u0085', '\ud800', 'x\udc00y'])('%j cannot be stored', (text) => {
  expect(hasForbiddenCharacters(text)).toBe(true);
  expect(hasForbiddenCharacters([{ en: text }])).toBe(true);
  expect(hasForbiddenCharacters({ [text]: 1 })).toBe(true);
});

test.each(['one\r\ntwo\tthree', 'স্বপ্ন 😀', '<script>{{x}}', 7, null])('%j can', (value) => {
  expect(hasForbiddenCharacters({ value })).toBe(false);
});
