import { expect, test } from 'vitest';
import { defaultDocuments } from './content/defaults.server.ts';
import { publicPages } from './public-pages.ts';

test('every page has a closing sentence, but the first one and those with a form; countries share one', () => {
  const { closingSentences } = defaultDocuments()['closing-sentences'];
  expect(Object.keys(closingSentences).toSorted()).toEqual(
    publicPages
      .map(({ id }) => id)
      .filter((id) => !/^(home|contact|application|complaints|status|verify|guide\..*)$/.test(id))
      .toSorted(),
  );
});
