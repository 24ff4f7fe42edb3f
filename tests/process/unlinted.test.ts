import { expect, test } from 'vitest';
import { digestsOf } from '#tests/machine/unlinted.ts';

const texts = {
  'app/page.tsx': "import { name } from './name.ts';",
  'app/later.ts': "const page = () => import('#app/page.tsx');",
  'app/name.ts': "export { name } from './page.tsx';",
  'app/other.ts': "import type { Name } from 'name';",
};

test.each([
  ['app/name.ts', ['app/page.tsx', 'app/later.ts', 'app/name.ts']],
  ['app/later.ts', ['app/later.ts']],
  ['ground', Object.keys(texts)],
])('a change of %s has what depends on it linted with its types', (changed, expected) => {
  const before = digestsOf(new Map(Object.entries(texts)), ['']);
  const changedTexts = Object.entries(texts).map(([name, text]): [string, string] => [
    name,
    name === changed ? `${text}\n` : text,
  ]);
  const after = digestsOf(new Map(changedTexts), [changed === 'ground' ? '{}' : '']);
  expect(Object.keys(texts).filter((name) => before[name] !== after[name])).toEqual(expected);
});
