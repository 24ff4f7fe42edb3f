import { expect, test } from 'vitest';
import { isApplicationQuiet } from './navigation.ts';

test.each([
  ['/', true],
  ['/application', true],
  ['/contact', true],
  ['/airticket', true],
  ['/status', true],
  ['/about', false],
  ['/services/recruitment', false],
  ['/gallery', false],
  ['/policy', false],
] as const)('at %s APPLICATION is quiet: %s, where something else comes first', (path, isQuiet) => {
  expect(isApplicationQuiet(path)).toBe(isQuiet);
  expect(isApplicationQuiet(`/bn${path}`.replace(/\/$/, ''))).toBe(isQuiet);
});
