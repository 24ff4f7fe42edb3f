import { expect, test } from 'vitest';
import { fill } from './fill.ts';
import { defineTexts, textsIn } from './text.ts';

const texts = defineTexts({
  question: { en: 'Delete {name}?', bn: '{name} মুছবেন?' },
  shown: { en: '{shown} of {total} shown', bn: '{total}টির মধ্যে {shown}টি' },
  side: { en: '{side} by {side}', bn: '{side} × {side}' },
  more: { en: 'More', bn: 'আরও' },
});

test('each placeholder is filled wherever it stands, and nothing that was put in', () => {
  expect(fill(texts.question.en, { name: '$& {name}' })).toBe('Delete $& {name}?');
  expect(fill(texts.shown.bn, { shown: '{total}', total: '৫' })).toBe('৫টির মধ্যে {total}টি');
  expect(fill(texts.side.en, { side: '4' })).toBe('4 by 4');
});

test('what a text does not ask for, or goes without, does not compile', () => {
  const words = textsIn(texts, 'en');
  // @ts-expect-error a value is missing
  fill(words.shown, { shown: '1' });
  // @ts-expect-error the text has no such placeholder
  fill(words.question, { name: 'Rahim', age: '3' });
  // @ts-expect-error the text has none at all
  fill(words.more, { name: 'Rahim' });
  const fromElsewhere: string = words.question;
  expect(fill(fromElsewhere, { name: 'Rahim' })).toBe('Delete Rahim?');
});
