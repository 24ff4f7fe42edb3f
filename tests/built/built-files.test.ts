import { globSync, readFileSync } from 'node:fs';
import { type ESTree, Visitor, parseAst } from 'vite';
import { expect, test } from 'vitest';
import { documents } from '#app/content/documents.ts';
import { builtRoutes, builtScripts, builtSize, scriptsFrom } from '#tests/support/built-scripts.ts';

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

test('T-57 the home page runs 110 kB of scripts before the first touch', () => {
  const routes = builtRoutes()!;
  const scripts = builtScripts();
  const firstOf = (name: string) => [...scripts.keys()].find((file) => file.startsWith(name))!;
  const begin = ['root', 'public.en', 'home.en'].map((route) => routes.get(route)!);
  const needed = new Set([firstOf('public-manifest-')]);
  for (const file of [firstOf('entry.client-'), ...begin])
    for (const name of scriptsFrom(file, { later: false }).keys()) needed.add(name);
  const sizes = [...needed].map((file) => builtSize(`${file}.br`));
  expect(sizes.length).toBeGreaterThan(7);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110_000);
});

// https://crbug.com/v8/11558: in Chrome 88 to 90 `a?.(...b, c)` throws where `a` is null. The build leaves `?.` as it is
// (record 0093), so neither we nor a package may write such a call.
test('no script has a call that Chrome 88 to 90 get wrong', () => {
  expect(callsWrongInOldChrome('a?.b.c(...d, e); a?.(b, ...c); a(...b, c)')).toEqual([
    'a?.b.c(...d, e)',
  ]);
  const scripts = builtScripts();
  expect(scripts.size).toBeGreaterThan(50);
  const wrong = [...scripts].flatMap(([file, code]) =>
    callsWrongInOldChrome(code).map((call) => `${file}: ${call}`),
  );
  expect(wrong).toEqual([]);
});

// Media queries as ranges are known from Chrome 104, Firefox 63 and Safari 16.4 on: before, the whole rule is passed over.
test('no style asks for the width of a screen in a way that Chrome 88 or Safari 15 do not know', () => {
  const sheets = globSync('build/client/assets/*.css');
  expect(sheets.length).toBeGreaterThan(20);
  const asked = sheets.flatMap((file) => readFileSync(file, 'utf8').match(/@media[^{]+/g) ?? []);
  expect(asked).toContain('@media (max-width:640px)');
  expect(asked.filter((query) => /[<>]|not \(/.test(query))).toEqual([]);
});

/** Calls within an optional chain in which an argument follows one that is spread. */
function callsWrongInOldChrome(code: string): string[] {
  const found: string[] = [];
  let chains = 0;
  new Visitor({
    ChainExpression: () => void chains++,
    'ChainExpression:exit': () => void chains--,
    CallExpression({ start, end, arguments: given }: ESTree.CallExpression) {
      const isFollowed = given.slice(0, -1).some(({ type }) => type === 'SpreadElement');
      if (chains > 0 && isFollowed) found.push(code.slice(start, end));
    },
  }).visit(parseAst(code));
  return found;
}

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
