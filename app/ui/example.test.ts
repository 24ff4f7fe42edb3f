import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Folders of which nothing can be seen. */
const invisible = ['api-call', 'deferred'];

/** What is seen only as a part of the component that uses it. */
const parts = [
  'calendar-button.tsx',
  'carousel-controls.tsx',
  'cropped-picture.tsx',
  'load-more.tsx',
  'trashed-row.tsx',
  'use-deletion.tsx',
];

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !invisible.includes(entry.name))
  .map(({ name }) => name);

test.each(folders)('%s has examples of every component that is in there', (folder) => {
  const files = readdirSync(join(import.meta.dirname, folder));
  expect(files).toContain(`${folder}.examples.tsx`);
  const examples = readFileSync(
    join(import.meta.dirname, folder, `${folder}.examples.tsx`),
    'utf8',
  );
  const missing = files
    .filter((file) => file.endsWith('.tsx') && !/\.(test|examples)\./.test(file))
    .filter((file) => !parts.includes(file) && !examples.includes(`'./${file}'`));
  expect(missing).toEqual([]);
});
