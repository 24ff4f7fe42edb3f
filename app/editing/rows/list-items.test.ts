import { expect, test } from 'vitest';
import { documents } from '#app/content/documents.ts';
import type { ListField } from '#app/content/fields.ts';
import { additionOf, fieldsOf, itemsAt, nameOf } from './list-items.ts';

const officials = documents.officials.fields.officials;
const identities = documents.identities.fields.identities;
const countries = documents.countries.fields.countries;
const sections = documents.policy.fields.sections;
const phones = documents.agency.fields.agency.fields.phones;

test.each<[ListField, Record<string, unknown>, string, string]>([
  [officials, { slug: 'anwar', name: { en: 'Anwar', bn: 'আনোয়ার' } }, 'Anwar', 'আনোয়ার'],
  [officials, { slug: 'anwar', name: { en: '', bn: 'আনোয়ার' } }, 'আনোয়ার', 'আনোয়ার'],
  [phones, { shown: '+880 1000-000001' }, '+880 1000-000001', '+880 1000-000001'],
  // What kind of identity it is does not name it.
  [
    identities,
    { kind: 'phone', value: '+880 1000-000011' },
    '+880 1000-000011',
    '+880 1000-000011',
  ],
  [officials, {}, '', ''],
])(
  'an item is called by its first text, in the language of the reader: %#',
  (field, item, en, bn) => {
    expect(nameOf(field, { _key: 'a', ...item }, 'en')).toBe(en);
    expect(nameOf(field, { _key: 'a', ...item }, 'bn')).toBe(bn);
  },
);

test('a block of the policy shows the fields of its kind', () => {
  const blocks = sections.item.blocks;
  const shown = (kind: string) => fieldsOf(blocks, { _key: 'a', kind }).map(([path]) => path);
  expect(shown('warning')).toEqual(['kind', 'text']);
  expect(shown('list')).toEqual(['kind', 'items']);
  expect(shown('picture')).toEqual(['kind', 'address', 'alt', 'decoration']);
  const decoration = { _key: 'a', kind: 'picture', decoration: true };
  expect(fieldsOf(blocks, decoration).map(([path]) => path)).not.toContain('alt');
});

test('a country that is added brings its name, its capital and how far it is', () => {
  const changes = additionOf('countries', countries, 'hu');
  expect(changes[0]).toEqual({ path: 'countries/hu', value: true });
  expect(changes.map(({ path }) => path).slice(1)).toEqual([
    'countries/hu/code',
    'countries/hu/name',
    'countries/hu/capital',
    'countries/hu/kilometres',
  ]);
});

test('items are found inside items', () => {
  const blocks = [{ _key: 'b', kind: 'list' }];
  const content = { sections: [{ _key: 'a', blocks }] };
  expect(itemsAt(content, 'sections/a/blocks')).toEqual(blocks);
  expect(itemsAt(content, 'sections/gone/blocks')).toEqual([]);
});
