import { expect, test } from 'vitest';
import { personOf } from './log.text.ts';

test.each([
  ['Tanvir', 'Tanvir'],
  ['', 'tanvir.a'],
  [null, 'tanvir.a'],
])('somebody with the name %j is called %s, never after the whole address', (name, said) => {
  expect(personOf('tanvir.a@example.com', name)).toBe(said);
});
