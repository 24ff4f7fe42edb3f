import { expect } from '@playwright/test';
import { documents } from '#app/content/documents.ts';
import { builtRoutes, scriptsFrom } from '#tests/support/built-scripts.ts';
import { test } from '#tests/support/site-fixture.ts';

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

test('E-46 no public page needs a script of the back office', () => {
  const routes = builtRoutes()!;
  const needed = (route: string) => scriptsFrom(routes.get(route)!, { later: true });
  const names = [...routes.keys()].filter((name) => /\.(en|bn)$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  const wrong: string[] = [];
  for (const name of names) {
    for (const [file, code] of needed(name))
      for (const [what, mark] of Object.entries(ofStaff))
        if (code.includes(mark)) wrong.push(`${name}: ${file} has ${what}`);
  }
  expect(wrong).toEqual([]);
  const staffs = needed('staff/accounts/accounts-page');
  expect([...staffs.values()].some((code) => code.includes(ofStaff['the back office']))).toBe(true);
});
