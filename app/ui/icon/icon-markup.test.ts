import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconMarkup } from './icon-markup.ts';
import { iconNames } from './icon-names.ts';

test('the server draws every icon in place, and nothing is drawn that has no name', () => {
  const undrawn = iconNames.filter(
    (name) => !/^<(?:path|circle|rect|line|poly)/.test(iconMarkup(name).__html),
  );
  expect(undrawn).toEqual([]);
  const file = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');
  const drawn = [...file.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name);
  expect(drawn.toSorted()).toEqual(iconNames.toSorted());
});

test('an icon has the same markup each time, so that React leaves it alone', () => {
  expect(iconMarkup('phone')).toBe(iconMarkup('phone'));
});
