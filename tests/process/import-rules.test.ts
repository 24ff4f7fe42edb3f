import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const [tree, laterTree] = [emptyTree(), emptyTree()];
afterAll(() => {
  for (const one of [tree, laterTree]) rmSync(one, { recursive: true, force: true });
});

const restricted = 'eslint(no-restricted-imports)';

/** One file each that breaks the house's rules, and the rule that must refuse it. */
const offenders: Record<string, [string, string]> = {
  'a feature importing another': [
    restricted,
    file('app/contact/a.ts', `import '#app/gallery/gallery.server.ts';`),
  ],
  'a feature re-exporting from another': [
    restricted,
    file('app/gallery/b.ts', `export { x } from '#app/staff/accounts/accounts.ts';`),
  ],
  'a feature importing a type of another': [
    restricted,
    file('app/chat/c.ts', `import type { X } from '#app/contact/a.ts'; export type Y = X;`),
  ],
  'a feature importing a page of the roof': [
    restricted,
    file('app/staff/d.ts', `import '#app/shell/header.tsx';`),
  ],
  'a feature importing the settings, which are roof': [
    restricted,
    file('app/contact/d.ts', `import '#app/settings/list-settings.server.ts';`),
  ],
  'a feature importing a file of the roof': [
    restricted,
    file('app/agency/e.ts', `import '#app/api.server.ts';`),
  ],
  'a feature that no rule names, importing another': [
    restricted,
    file('app/newsletter/f.ts', `import '#app/contact/contact.text.ts';`),
  ],
  'a feature importing from an inner folder of another': [
    restricted,
    file('app/applications/inner/g.ts', `import '#app/contact/office-map/map.tsx';`),
  ],
  'a feature importing the desk of job orders': [
    restricted,
    file('app/applications/inner/j.ts', `import '#app/job-orders/desk/desk.ts';`),
  ],
  'ground importing a feature': [
    restricted,
    file('app/database/h.ts', `import '#app/applications/application.ts';`),
  ],
  'ground importing the roof': [restricted, file('app/config/i.ts', `import '#app/routes.ts';`)],
  'brand importing a feature': [
    restricted,
    file('app/brand/a.tsx', `import '#app/contact/contact.text.ts';`),
  ],
  'the calls importing a feature': [
    restricted,
    file('app/calls/a.ts', `import '#app/applications/application.ts';`),
  ],
  'brand importing the calls': [restricted, file('app/brand/b.ts', `import '#app/calls/c.ts';`)],
  'the desk importing a feature': [
    restricted,
    file('app/work/a.ts', `import '#app/contact/contact.text.ts';`),
  ],
  'the calls importing the desk': [restricted, file('app/calls/d.ts', `import '#app/work/a.ts';`)],
  'ground importing the calls': [
    restricted,
    file('app/database/c.ts', `import '#app/calls/c.ts';`),
  ],
  'ground importing brand': [
    restricted,
    file('app/forms/b.ts', `import '#app/brand/page-head.tsx';`),
  ],
  'ground importing content': [
    restricted,
    file('app/config/j.ts', `import '#content/agency.json';`),
  ],
  'a feature importing content': [
    restricted,
    file('app/applications/z.ts', `import '#content/agency.json';`),
  ],
  'the roof importing content': [
    restricted,
    file('app/shell/z.ts', `import '#content/agency.json';`),
  ],
  'the list of the day importing content': [
    restricted,
    file('app/today/z.ts', `import '#content/checklists.json';`),
  ],
  'a feature importing the list of the day': [
    restricted,
    file('app/contact/y.ts', `import '#app/today/today.ts';`),
  ],
  'a feature importing the page of a complaint and its case': [
    restricted,
    file('app/complaints/y.ts', `import '#app/complaint-case/complaint-case.ts';`),
  ],
  'complaints importing applications': [
    restricted,
    file('app/complaints/z.ts', `import '#app/applications/application.ts';`),
  ],
  'a feature importing the page of facts': [
    restricted,
    file('app/trust/y.ts', `import '#app/facts/list-facts.server.ts';`),
  ],
  'the page of facts importing content': [
    restricted,
    file('app/facts/z.ts', `import '#content/costs.json';`),
  ],
  'ui importing a server file': [
    restricted,
    file('app/ui/k.tsx', `import '#app/config/log.server.ts';`),
  ],
  'a form for visitors importing a feature': [
    restricted,
    file('app/forms/z.ts', `import '#app/contact/contact.text.ts';`),
  ],
  'what answers a form, on the server, importing a feature': [
    restricted,
    file('app/forms/y.server.ts', `import '#app/contact/contact.text.ts';`),
  ],
  'a form for visitors importing its server file': [
    restricted,
    file('app/forms/x.ts', `import './answer-form.server.ts';`),
  ],
  'i18n importing a server file beside it': [
    restricted,
    file('app/i18n/l.ts', `import './format.server.ts';`),
  ],
  'a normaliser importing a feature': [
    restricted,
    file('app/normalise/a.ts', `import '#app/applications/fields.ts';`),
  ],
  'content importing a package': [restricted, file('content/m.ts', `import 'valibot';`)],
  'content importing the application': [
    restricted,
    file('content/pages/n.ts', `import type { X } from '#app/i18n/text.ts'; export type Y = X;`),
  ],
  'a step out of a folder': [
    'import(no-relative-parent-imports)',
    file('app/applications/o.ts', `import '../gallery/gallery.server.ts';`),
  ],
  'two steps out of an inner folder': [
    restricted,
    file('app/applications/inner/o.ts', `import '../../gallery/gallery.server.ts';`),
  ],
  'a step upwards from the roof': [
    'import(no-relative-parent-imports)',
    file('app/shell/p.ts', `import '../root.tsx';`),
  ],
  'a ring of two': [
    'import(no-cycle)',
    file('app/gallery/q.ts', `import { r } from './r.ts'; export const q = () => r;`),
  ],
  'a ring across folders, made of types': [
    'import(no-cycle)',
    file('app/database/s.ts', `import type { T } from '#app/config/t.ts'; export type S = T[];`),
  ],
  'a barrel': ['oxc(no-barrel-file)', file('app/ui/u.ts', `export * from './button.ts';`)],
  'process.env in the application': [
    'node(no-process-env)',
    file('app/config/v.server.ts', `export const port = process.env.PORT;`),
  ],
  'a day formatted for a machine': [
    'eslint(no-restricted-globals)',
    file('app/gallery/w.ts', `export const day = new Intl.DateTimeFormat('en-CA').format();`),
  ],
  'a day formatted for a machine on the roof': [
    'eslint(no-restricted-globals)',
    file('app/shell/x.ts', `export const day = new Intl.DateTimeFormat('sv-SE').format();`),
  ],
  'a day formatted for a machine by the day itself': [
    'eslint(no-restricted-properties)',
    file('app/applications/y.ts', `export const day = new Date().toLocaleDateString('en-CA');`),
  ],
  'process.env on the roof': [
    'node(no-process-env)',
    file('server.ts', `export const port = process.env.PORT;`),
  ],
};
file('app/gallery/r.ts', `import { q } from './q.ts'; export const r = () => q;`);
file('app/config/t.ts', `import type { S } from '#app/database/s.ts'; export type T = S | 1;`);
file('app/ui/button.ts', `export const button = 1;`);

/** What the rules are there to leave alone. */
const innocent = [
  file('app/applications/1.ts', `import '#app/database/h.ts'; import '#app/content/documents.ts';`),
  file('app/applications/inner/k.ts', `import '#app/job-orders/terms.ts';`),
  file('app/applications/inner/2.ts', `import '../1.ts'; import './country.ts';`),
  file('app/shell/3.tsx', `import '#app/contact/4.ts'; import '#app/gallery/5.ts';`),
  file('app/today/3.ts', `import '#app/contact/4.ts'; import '#app/applications/1.ts';`),
  file('app/complaint-case/3.ts', `import '#app/applications/1.ts'; import '#app/contact/4.ts';`),
  file('app/settings/3.ts', `import '#app/applications/1.ts'; import '#app/contact/4.ts';`),
  file('app/contact/4.ts', `import '#app/ui/button.ts'; import '#app/brand/a.tsx';`),
  file('app/staff/4.ts', `import '#app/normalise/phone.ts';`),
  file('app/contact/5.ts', `import '#app/calls/c.ts';`),
  file('app/contact/6.ts', `import '#app/work/d.ts';`),
  file('app/work/d.ts', `import '#app/calls/c.ts'; import '#app/brand/a.tsx';`),
  file('app/calls/c.ts', `import '#app/database/h.ts'; import '#app/brand/a.tsx';`),
  file('app/gallery/5.server.ts', `import '#app/config/log.server.ts';`),
  file('app/app.server.ts', `import '#app/shell/3.tsx'; import './routes.ts';`),
  file('app/database/6.test.ts', `import '#tests/support/databases.ts';`),
  file('app/services/env.server.ts', `export const port = process.env.PORT;`),
  file('content/agency.test.ts', `import './agency.ts'; import 'vitest';`),
  file('content/agency.ts', `export const name = 'Sampan';`),
];

const findings = lint(tree);

test.each(Object.entries(offenders))('refuses %s', (_, [rule, path]) => {
  expect(findings.get(path) ?? []).toContain(rule);
});

test.each(innocent)('leaves %s alone', (path) => {
  expect(findings.get(path) ?? []).toEqual([]);
});

// The rules look at imports that stand at the top of a file; what is fetched later keeps to them too.
test('what is imported later keeps to the same rules', () => {
  const files = ['app', 'content'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const writers = files.filter((path) =>
    mirrorLater(path, readFileSync(join(project, path), 'utf8')),
  );
  expect(writers).toContain('app/contact/contact-form.tsx');
  mirrorLater('app/contact/a.ts', `void import('#app/gallery/gallery.server.ts');`);
  mirrorLater('app/gallery/b.ts', `type B = import('#app/staff/accounts/accounts.ts').B;`);
  mirrorLater('app/chat/c/d.ts', `void import(/* later */ '../../contact/panel.tsx');`);
  mirrorLater('app/ui/e.tsx', 'const name = "log"; void import(`#app/config/${name}.server.ts`);');
  const broken = [...lint(laterTree)].map(([path, rules]) => [path, ...rules]);
  expect(broken.toSorted()).toEqual([
    ['app/chat/c/d.ts', restricted],
    ['app/contact/a.ts', restricted],
    ['app/gallery/b.ts', restricted],
    ['app/ui/e.tsx', restricted],
  ]);
});

test('no file is a barrel by name, no folder a drawer', () => {
  const names = ['app', 'content', 'bin', 'tests'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }),
  );
  expect(
    names.filter((name) => /(^|\/)(index\.tsx?|(utils?|helpers?)(\.\w+)?)$/.test(name)),
  ).toEqual([]);
});

function file(path: string, content: string): string {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), `${content}\n`);
  return path;
}

function emptyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-rules-'));
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) {
    cpSync(join(project, name), join(folder, name));
  }
  return folder;
}

/** Writes what a file imports later into the other tree as if it stood at the top; false when that is nothing. */
function mirrorLater(path: string, source: string): boolean {
  const later = [...source.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"`](.+?)['"`]/gs)];
  if (later.length === 0) return false;
  mkdirSync(dirname(join(laterTree, path)), { recursive: true });
  const imports = later.map(([, specifier]) => `import '${specifier}';\n`);
  writeFileSync(join(laterTree, path), imports.join(''));
  return true;
}

/** The rules that each file of a tree breaks. */
function lint(tree: string): Map<string, string[]> {
  const oxlint = join(project, 'node_modules/oxlint/bin/oxlint');
  let output: string;
  try {
    output = execFileSync(process.execPath, [oxlint, '--format=json'], {
      cwd: tree,
      encoding: 'utf8',
    });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const broken = new Map<string, string[]>();
  for (const { filename, code } of JSON.parse(output).diagnostics) {
    broken.set(filename, [...(broken.get(filename) ?? []), code]);
  }
  return broken;
}
