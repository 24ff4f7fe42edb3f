import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder, defaultDocuments } from '#app/content/defaults.server.ts';
import { contentFiles } from './content-files.ts';
import { differences } from './differences.ts';

test.each([...contentFiles(defaultDocuments())])(
  'E-38 the shipped %s is written as it stands',
  (name, text) => {
    expect(text).toBe(readFileSync(join(contentFolder, name), 'utf8'));
  },
);

test('a difference names the field and the languages', () => {
  const shipped = defaultDocuments();
  const { agency } = shipped.agency;
  const changed = {
    agency: {
      agency: { ...agency, name: { ...agency.name, bn: 'নতুন নাম' }, foundedIn: 2016 },
    },
    home: shipped.home,
  };
  expect(differences(shipped, changed)).toEqual([
    { document: 'agency', path: 'agency/name', locales: ['bn'] },
    { document: 'agency', path: 'agency/foundedIn', locales: [] },
  ]);
});

test('of a list, one changed item and its order are one difference', () => {
  const { countries } = defaultDocuments().countries;
  const turned = countries.toReversed();
  expect(differences({ countries: { countries } }, { countries: { countries: turned } })).toEqual([
    { document: 'countries', path: 'countries', locales: [] },
  ]);
});
