import { readFileSync } from 'node:fs';
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

// React leaves such a page as it came, and so calls none of its hooks in the browser.
test('a page in which nothing moves only reads, and does nothing in the browser', () => {
  const still = publicPages.filter(({ moving }) => moving === 'nothing');
  expect(still.length).toBeGreaterThan(5);
  const doing = still.flatMap(({ file }) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    const hooks = source.match(/\buse[A-Z]\w*(?=\()/g) ?? [];
    return hooks.filter((hook) => !/^use(Facts|Words|Texts|Language|Listed|Id)$/.test(hook));
  });
  expect(doing).toEqual([]);
});
