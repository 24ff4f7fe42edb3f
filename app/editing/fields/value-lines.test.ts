import { describe, expect, test } from 'vitest';
import { joinedLines, pairedLines, textOf } from './value-lines.ts';

describe('lines', () => {
  test('are one text for each language, and pairs again', () => {
    const pairs = [
      { en: 'a', bn: 'ক' },
      { en: 'b', bn: 'খ' },
    ];
    expect(joinedLines(pairs)).toEqual({ en: 'a\nb', bn: 'ক\nখ' });
    expect(pairedLines(joinedLines(pairs))).toEqual(pairs);
  });

  test('of which one language has more are pairs with nothing beside them', () =>
    expect(pairedLines({ en: 'a\nb', bn: 'ক' })).toEqual([
      { en: 'a', bn: 'ক' },
      { en: 'b', bn: '' },
    ]));

  test('that nobody has begun yet are none', () =>
    expect(pairedLines({ en: 'a\n\n', bn: 'ক\n ' })).toEqual([{ en: 'a', bn: 'ক' }]));
});

test('whatever a draft holds in the place of a text, there is a text to show', () => {
  for (const value of [undefined, null, 7, [], { en: 1 }])
    expect(textOf(value)).toEqual({ en: '', bn: '' });
});
