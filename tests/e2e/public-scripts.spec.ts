import { expect } from '@playwright/test';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { documents } from '#app/content/documents.ts';
import { test } from '#tests/support/site-fixture.ts';

const folder = 'build/client/assets';

/**
 * What no file that a public page loads may hold: a sentence that only staff see, from the largest of their files; a
 * hint of the descriptions of content; what valibot and marked cannot do without.
 */
const ofStaff = {
  'the back office': 'Recovery codes',
  'a description of content':
    documents['broker-warning'].fields.brokerWarning.fields.payHere.hint.en,
  valibot: '~standard',
  marked: 'infiniteLoopError',
};

test('E-46 no public page needs a script of the back office', async () => {
  const files = await readdir(folder);
  const codeOf = (file: string) => readFile(join(folder, file), 'utf8');
  const manifest = await codeOf(files.find((name) => /^manifest-.*\.js$/.test(name))!);
  const { routes } = JSON.parse(
    manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1),
  ) as {
    routes: Record<string, { module: string }>;
  };
  const needed = async (route: string) => {
    const found = new Map<string, string>();
    const waiting = [basename(routes[route]!.module)];
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (found.has(file) || file.startsWith('manifest-')) continue;
      const code = await codeOf(file);
      found.set(file, code);
      // What is imported at once, and what is fetched when it is wanted.
      for (const [, other] of code.matchAll(/(?:from|import)\(?["'`]\.\/([\w-]+\.js)["'`]/g))
        waiting.push(other!);
    }
    return found;
  };
  const names = Object.keys(routes).filter((name) => /\.(en|bn)$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  const wrong: string[] = [];
  for (const name of names) {
    for (const [file, code] of await needed(name))
      for (const [what, mark] of Object.entries(ofStaff))
        if (code.includes(mark)) wrong.push(`${name}: ${file} has ${what}`);
  }
  expect(wrong).toEqual([]);
  const staffs = await needed('staff/accounts/accounts-page');
  expect([...staffs.values()].some((code) => code.includes(ofStaff['the back office']))).toBe(true);
});
