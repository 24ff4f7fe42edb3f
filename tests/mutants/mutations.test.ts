import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { guards } from './guards.ts';
import { mutated, mutationsOf } from './mutations.ts';
import { sample } from './sample.ts';

const faultsOf = (code: string) =>
  mutationsOf('example.ts', code).map((mutation) => mutated(code, mutation));

test('a condition always holds, never holds, or is off by one', () => {
  expect(faultsOf('if (age < limit) refuse;')).toEqual([
    'if (true) refuse;',
    'if (false) refuse;',
    'if (age <= limit) refuse;',
  ]);
});

test('logical operators are exchanged and negations dropped', () => {
  expect(faultsOf('const open = a && !b;')).toEqual([
    'const open = (a || !b);',
    'const open = a && b;',
  ]);
  expect(faultsOf('const open = a ?? b;')).toEqual(['const open = a;']);
});

test('numbers are doubled and halved, flags turned round', () => {
  expect(faultsOf('const most = 10;')).toEqual(['const most = 20;', 'const most = 5;']);
  expect(faultsOf('const none = 0;')).toEqual(['const none = 1;']);
  expect(faultsOf('const flags = { httpOnly: true };')).toEqual([
    'const flags = { httpOnly: false };',
  ]);
});

test('a statement, a filter and a masking call are left out', () => {
  expect(faultsOf('await recordEvent(tx);')).toContain(';');
  expect(faultsOf('const rows = all.where("id", id);')).toEqual(['const rows = all;']);
  expect(faultsOf('const seen = masked(number);')).toEqual(['const seen = (number);']);
});

test('what only types say is left alone', () => {
  expect(faultsOf('type Size = 400 | 800; type Yes = true;')).toEqual([]);
});

test('code that cannot be read is named', () => {
  expect(() => mutationsOf('example.ts', 'const = 1;')).toThrow('example.ts');
});

test('a draw is the same for the same seed, and another for another', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  const draw = (seed: string) => sample(all, 10, seed, String);
  expect(draw('1')).toEqual(draw('1'));
  expect(draw('1')).not.toEqual(draw('2'));
  expect(new Set(draw('1')).size).toBe(10);
});

test('every guard is still where the list says, with tests of its own', async () => {
  const tests = await Array.fromAsync(glob('{app,tests}/**/*.test.{ts,tsx}'));
  const missing = guards.flatMap((guard) => [
    ...guard.files.filter((file) => !existsSync(file)),
    ...guard.tests.filter((word) => !tests.some((file) => file.includes(word))),
  ]);
  expect(missing).toEqual([]);
});
