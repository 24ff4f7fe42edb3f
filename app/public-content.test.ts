import { expect, test } from 'vitest';
import { documentIds, documents } from './content/documents.ts';
import { fieldsIn } from './content/leaves.ts';
import { frameContent, headContent, publicPages } from './public-pages.ts';

const shown = new Set([
  ...frameContent,
  ...headContent,
  ...publicPages.flatMap(({ content }) => content),
]);

test.each(documentIds)('E-03 %s is shown on a page, or is for programs alone', (id) => {
  const forPeople = fieldsIn(documents[id].fields).filter(([, field]) => !field.isMachineOnly);
  expect(shown.has(id)).toBe(forPeople.length > 0);
});
