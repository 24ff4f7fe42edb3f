import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { courses } from './courses.ts';

test('the diplomas last as long as the specification says', () => {
  expect(courses.map(({ title, months }) => [title.en, months])).toEqual([
    ['Construction Management', 12],
    ['Chef', 12],
    ['Electrician', 12],
    ['Automobile Engineering', 12],
    ['Sewing', 6],
    ['Hotel Management', 6],
    ['Agriculture', 6],
    ['Warehouse Management', 6],
  ]);
});

test('every diploma has a drawing and a page of its own', () => {
  expect(courses.filter(({ picture }) => !existsSync(`public${picture}`))).toEqual([]);
  expect(new Set(courses.map(({ page }) => page)).size).toBe(courses.length);
});
