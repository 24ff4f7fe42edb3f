import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needsBuild, reachOfFiles } from '#tests/machine/reach.ts';
import { subjects } from '#tests/machine/subjects.ts';

test('each word of a subject is in the name of a test, and each folder exists', () => {
  const tests = globSync('tests/{integration,operating,process}/*.test.ts');
  const journeys = globSync('tests/e2e/*.spec.ts');
  const missing = subjects.flatMap(({ folders, integration, journeys: words }) => [
    ...folders.filter((folder) => globSync(`${folder}*`).length === 0),
    ...integration.filter((word) => !tests.some((file) => file.includes(word))),
    ...words.filter((word) => !journeys.some((file) => file.includes(word))),
  ]);
  expect(missing).toEqual([]);
});

test('a change of a feature reaches its tests, one of a test itself, one of the ground everything', () => {
  const contact = reachOfFiles(['app/contact/contact-form.tsx', 'README.md']);
  expect(contact?.journeys).toContain('contact-form');
  expect(contact?.integration).toEqual(['process/references']);
  const stored = reachOfFiles(['app/contact/storage/store-message.server.ts']);
  expect(stored).toMatchObject({ journeys: [] });
  expect(stored?.integration).toContain('contact');
  expect([contact, stored, reachOfFiles(['bin/backup.ts'])].map((one) => needsBuild(one!))).toEqual(
    [true, false, true],
  );
  const card = reachOfFiles(['app/applications/checklist/checklist-card.tsx']);
  expect(card?.journeys).toContain('case-papers');
  // Of the checklist alone, not of all applications.
  expect(card?.journeys).not.toContain('main-flow');
  expect(reachOfFiles(['tests/e2e/forms.spec.ts'])).toEqual({
    files: ['tests/e2e/forms.spec.ts'],
    integration: [],
    journeys: ['tests/e2e/forms.spec.ts'],
  });
  expect(reachOfFiles(['app/contact/contact-form.tsx', 'app/http/bodies.server.ts'])).toBeNull();
});
