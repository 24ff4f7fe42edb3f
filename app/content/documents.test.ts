import { expect, test } from 'vitest';
import { languages } from '#app/i18n/language.ts';
import { defaultDocuments } from './defaults.server.ts';
import { documentIds, documents } from './documents.ts';
import { findFaults } from './faults/faults.ts';
import type { Field, Fields } from './fields.ts';
import { isRecord, itemsOf } from './leaves.ts';

const bengali = /[\u0980-\u09FF]/;

/** All fields of a document with their paths, also those of items. */
function allFields(fields: Fields, prefix: string): [string, Exclude<Field, { type: 'group' }>][] {
  return Object.entries(fields).flatMap(([name, field]: [string, Field]) => {
    const path = `${prefix}${name}`;
    if (field.type === 'group') return allFields(field.fields, `${path}/`);
    const own: [string, Exclude<Field, { type: 'group' }>] = [path, field];
    return field.type === 'list' ? [own, ...allFields(field.item, `${path}/*/`)] : [own];
  });
}

const everyField = documentIds.flatMap((id) => allFields(documents[id].fields, `${id}: `));

test.each(everyField)('E-03 %s has a label and a hint in both languages', (_, { label, hint }) => {
  for (const text of [label, hint]) {
    expect(text.en).toMatch(/^[A-Z0-9][^\u0980-\u09FF]*$/);
    expect(text.bn).toMatch(bengali);
  }
  expect(hint.en).toMatch(/[.!?]$/);
  expect(hint.bn).toMatch(/[।!?]$/);
  expect(label.en.length).toBeLessThanOrEqual(60);
  expect(hint.en.length).toBeLessThanOrEqual(120);
});

test.each(documentIds)('E-03 %s is told apart from others by its title', (id) => {
  for (const language of languages) {
    const alike = documentIds.filter(
      (other) => documents[other].title[language] === documents[id].title[language],
    );
    expect(alike).toEqual([id]);
  }
});

test.each(documentIds)('E-03 the fields of %s are told apart by their labels', (id) => {
  for (const language of languages) {
    // Fields of items stand among those of the same list alone.
    const labels = allFields(documents[id].fields, '').map(
      ([path, { label }]) => `${path.slice(0, path.lastIndexOf('*') + 1)} ${label[language]}`,
    );
    expect(labels).toEqual([...new Set(labels)]);
  }
});

test.each(documentIds)('E-03 what is shipped of %s passes every schema and limit', (id) => {
  const content = defaultDocuments()[id];
  expect(findFaults(documents[id], content, content)).toEqual([]);
});

test.each(documentIds)('what is shipped of %s stands in the order of its fields', (id) => {
  expect(orderOf(documents[id].fields, defaultDocuments()[id])).toEqual([]);
});

/** The paths at which content has another order than its fields, which an export would change. */
function orderOf(fields: Fields, content: unknown, prefix = ''): string[] {
  if (!isRecord(content)) return [];
  const names = Object.keys(content).filter((name) => name !== '_key');
  const known = Object.keys(fields).filter((name) => names.includes(name));
  const here = names.join() === known.join() ? [] : [prefix || '/'];
  const inside = Object.entries(fields).flatMap(([name, field]: [string, Field]) => {
    if (field.type === 'group') return orderOf(field.fields, content[name], `${prefix}/${name}`);
    if (field.type !== 'list') return [];
    return itemsOf(content[name]).flatMap((item) =>
      orderOf(field.item, item, `${prefix}/${name}/${item._key}`),
    );
  });
  return [...here, ...inside];
}
