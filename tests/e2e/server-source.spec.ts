import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

// V8 keeps the sources of the server in memory, and in two bytes a character as soon as one is beyond Latin-1: 4 MB more. The
// bundler writes letters of ours as escapes, except in a tagged template, such as `String.raw`: there use `/…/.source`.
test('the built server is spelled in ASCII', () => {
  const files = globSync('build/server/**/*.js');
  expect(files).not.toEqual([]);
  const others = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /[^\0-\x7f]/.test(line)),
  );
  expect(others).toEqual([]);
});
