import { expect, test } from 'vitest';
import { newSpokenCode, formatSpokenCode } from './spoken-code.server.ts';

const thousand = Array.from({ length: 1000 }, newSpokenCode);

test('codes have eight signs, none of which is taken for another', () => {
  for (const number of thousand) expect(number).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{8}$/);
});

test('a thousand of them use every sign in every place, and none comes twice', () => {
  for (let place = 0; place < 8; place++) {
    expect(new Set(thousand.map((number) => number[place])).size).toBe(23);
  }
  expect(new Set(thousand).size).toBe(1000);
});

test('it is shown and said in two halves', () => {
  expect(formatSpokenCode('AC34EF79')).toBe('AC34-EF79');
});
