import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { publicPages } from '#app/public-pages.ts';

test('every page has a closing sentence, but the first one and those with a form', () => {
  const { closingSentences } = defaultDocuments()['closing-sentences'];
  expect(Object.keys(closingSentences).toSorted()).toEqual(
    publicPages
      .map(({ id }) => id)
      .filter((id) => !['home', 'contact', 'application'].includes(id))
      .toSorted(),
  );
});
