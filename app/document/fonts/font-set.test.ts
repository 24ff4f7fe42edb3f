import { expect, test } from 'vitest';
import { builtSet, fontSetFor, wordList } from './font-set.ts';

const built = { version: 'one', words: wordList(['ঢাকার অফিস', 'ওয়ারশ']) };

test('the words are those of every text, wherever it stands, with their joiners', () => {
  expect(wordList(['ঢাকা, Dhaka ঢাকা।', '৬টি ২০২৬', 'র\u200d্যাব'])).toEqual(
    ['০', '১', '২', '৩', '৪', '৫', '৬', '৭', '৮', '৯', '।', 'ঢাকা', 'টি', 'র\u200d্যাব'].sort(),
  );
});

test('content whose words the build has is drawn by what it made', () => {
  expect(fontSetFor({}, built).name).toBe(builtSet);
  expect(fontSetFor({ office: [{ at: { bn: 'ওয়ারশ ২০২৬' } }, 7, null] }, built).name).toBe(builtSet);
});

test('a new word is a new set, named by all words and the version of the cutting', () => {
  const set = fontSetFor({ list: [{ bn: 'অফিস ক্ষ্মা' }] }, built);
  expect(set.name).toMatch(/^[0-9a-f]{12}$/);
  expect(set.words).toEqual([...built.words, 'ক্ষ্মা'].sort());
  expect(fontSetFor(['ক্ষ্মা অফিস', 'ক্ষ্মা'], built).name).toBe(set.name);
  expect(fontSetFor(['ক্ষ্ম'], built).name).not.toBe(set.name);
  expect(fontSetFor(['ক্ষ্মা'], { ...built, version: 'two' }).name).not.toBe(set.name);
});

test('whole fonts need no set, whatever is published', () => {
  expect(fontSetFor(['ক্ষ্মা'], { version: 'one', words: null }).name).toBe(builtSet);
});
