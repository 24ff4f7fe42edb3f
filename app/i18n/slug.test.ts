import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Plumber', 'plumber'],
  ['Room boy', 'room-boy'],
  ['Cutting/sewing operator', 'cutting-sewing-operator'],
])('%s is %s in an address', (en, slug) => {
  expect(slugOf({ en, bn: 'প্লাম্বার' })).toBe(slug);
});
