import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { countryOfCode, knownCountry } from './known-country.ts';

const { countries } = defaultDocuments().countries;

test.each([
  ['Hungary', 'hu'],
  [' POLAND ', 'pl'],
  ['রোমানিয়া', 'ro'],
  // With the one sign that keyboards give where the page has two.
  ['রোমানি\u09dfা', 'ro'],
  ['Hungary and Poland', undefined],
  ['', undefined],
])('%s is %s', (typed, code) => {
  expect(knownCountry(typed, countries)?.code).toBe(code);
});

test('an address names a country by its code alone', () => {
  expect(countryOfCode('pt', countries)?.code).toBe('pt');
  for (const word of [null, '', 'Portugal', 'PT', 'constructor']) {
    expect(countryOfCode(word, countries)).toBeUndefined();
  }
});
