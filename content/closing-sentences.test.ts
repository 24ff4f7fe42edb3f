import { expect, test } from 'vitest';
import { publicPages } from '#app/public-pages.ts';
import { closingSentences } from './closing-sentences.ts';

test('every page has a closing sentence, but the first one and those with a form', () => {
  expect(Object.keys(closingSentences).toSorted()).toEqual(
    publicPages
      .filter(({ id }) => !['home', 'contact', 'application'].includes(id))
      .map(({ path }) => path)
      .toSorted(),
  );
});
