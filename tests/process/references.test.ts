import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

type Line = { path: string; text: string; where: string };

const sources = linesOf([
  '{app,bin,build-tools,content,deploy,tests}/**/*.{ts,tsx,mjs,mts,css,sh,sql,yaml,md}',
  'deploy/**/{Caddyfile,Dockerfile,*.service,*.example}',
  '*.{ts,json}',
  '.env.example',
]);
const guides = linesOf(['*.md', 'docs/*.md', 'docs/{operations,requirements}/**/*.md']);
const records = linesOf(['docs/decisions/0*.md']);
const index = linesOf(['docs/decisions/README.md']);

// Entries look like `- **W-64.** …` and `- **Decision 23b** (overrides). …`.
const requirements = new Set(
  linesOf(['docs/requirements/*.md']).flatMap(({ text }) =>
    matches(text, /(?<=^- \*\*)(?:[A-Z]-\d\d|Decision \d+[a-d]?)\b/g),
  ),
);
const recordNumbers = new Set(records.map(({ path }) => basename(path).slice(0, 4)));

test('every requirement and decision that is cited stands in docs/requirements', () => {
  const cited = [...sources, ...guides, ...records].flatMap((line) =>
    [...matches(line.text, /\b[CEIKMTW]-\d\d\b/g), ...decisionsIn(line.text)].map((name) => ({
      ...line,
      name,
    })),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(told(cited.filter(({ name }) => !requirements.has(name)))).toEqual([]);
});

test('records are cited as `record 0093`, and are in docs/decisions', () => {
  const cited = [
    ...found([...sources, ...guides], /(?<=\brecords? )00\d\d/g),
    // Among themselves records leave the word out.
    ...found(records, /\b00\d\d\b/g),
  ];
  const confused = found(sources, /\bdecisions?[ /]\d{4}/gi);
  expect(told([...cited.filter(({ name }) => !recordNumbers.has(name)), ...confused])).toEqual([]);
});

test('the index of the records names each of them once', () => {
  const named = index.flatMap(({ text }) => matches(text, /(?<=\]\()\d{4}-[^)]+/g));
  expect(named).toEqual([...new Set(records.map(({ path }) => basename(path)))]);
});

test('links and paths in the documents lead to files that exist', () => {
  const links = found([...guides, ...records, ...index], /(?<=\]\()(?!https?:|mailto:)[^)\s]+/g);
  // A pattern such as `app/<feature>/` is no path.
  const paths = found(
    guides,
    /(?<=`)(?:app|bin|build-tools|content|deploy|docs|tests|public)\/[\w./{},-]+(?=`)/g,
  );
  const documents = found(sources, /\bdocs\/[\w./-]+\.(?:md|json)/g);
  const lost = [
    ...links.filter(({ path, name }) => !leadsSomewhere(path, name)),
    ...paths.filter(({ name }) => globSync(name, { cwd: project }).length === 0),
    ...documents.filter(({ name }) => !existsSync(join(project, name))),
  ];
  expect(told(lost)).toEqual([]);
});

function linesOf(patterns: string[]): Line[] {
  return globSync(patterns, { cwd: project, exclude: ['tests/corpus/**', '**/references.test.ts'] })
    .toSorted()
    .flatMap((path) =>
      readFileSync(join(project, path), 'utf8')
        .split('\n')
        .map((text, number) => ({ path, text, where: `${path}:${number + 1}` })),
    );
}

/** `Decision 5`, `Decision 8` and `Decision 23b` for "decisions 5, 8 and 23b". Four digits are a record. */
function decisionsIn(text: string): string[] {
  const list = /\bdecisions? \d{1,2}(?!\d)[a-d]?(?:(?:,| and| to) \d{1,2}[a-d]?)*/gi;
  return matches(text, list)
    .flatMap((words) => matches(words, /\d+[a-d]?/g))
    .map((number) => `Decision ${number}`);
}

/** Whether a relative link leads to a file, and its `#part` to a heading of that file. */
function leadsSomewhere(from: string, link: string): boolean {
  const [path = '', part] = link.split('#');
  const file = join(project, path ? join(dirname(from), path) : from);
  if (!existsSync(file)) return false;
  if (!part) return true;
  return matches(readFileSync(file, 'utf8'), /(?<=^#+ ).+$/gm).some(
    (heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-') === part,
  );
}

function found(lines: Line[], pattern: RegExp): (Line & { name: string })[] {
  return lines.flatMap((line) => matches(line.text, pattern).map((name) => ({ ...line, name })));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match);
}

function told(references: (Line & { name: string })[]): string[] {
  return references.map(({ where, name }) => `${where}: ${name}`);
}
