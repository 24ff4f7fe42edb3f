import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

/** The text with brackets around what the other has not. */
const marked = (text: string, other: string) =>
  changedWords(text, other)
    .map((part) => (part.isChanged ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['We help you', 'We help you', 'We help you'],
  ['We help you', 'We never help you', 'We help you'],
  ['We never help you', 'We help you', 'We [never ]help you'],
  ['আপনার সুন্দর ভবিষ্যৎ', 'আপনার নিরাপদ ভবিষ্যৎ', 'আপনার [সুন্দর ]ভবিষ্যৎ'],
  ['new', '', '[new]'],
  ['one\n\ntwo', 'one two', 'one\n\ntwo'],
])('%j beside %j is %j', (text, other, expected) => expect(marked(text, other)).toBe(expected));

test('the parts are the whole text', () => {
  const text = '  a  b\n c ';
  expect(
    changedWords(text, 'b d')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
