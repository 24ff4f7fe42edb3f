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
const records = linesOf(['docs/decisions/*.md']);

// Entries look like `- **W-64.** …`, `- **Decision 23b** (overrides). …`.
const requirements = new Set(
  linesOf(['docs/requirements/*.md']).flatMap(
    ({ text }) => /^- \*\*(?:Decision )?([A-Z]-\d\d|\d+[a-d]?)\.?\*\*/.exec(text)?.[1] ?? [],
  ),
);
const recordNumbers = new Set(records.map(({ path }) => /\/(\d{4})-/.exec(path)?.[1]));

test('every requirement and decision that is cited stands in docs/requirements', () => {
  const cited = [...sources, ...guides, ...records].flatMap((line) =>
    [
      ...matches(line.text, /\b[CEIKMTW]-\d\d\b/g),
      // `decision 23b`, `decisions 5, 8 and 40`. Four digits are a record: see the next test.
      ...matches(
        line.text,
        /\bdecisions? \d{1,2}(?!\d)[a-d]?(?:(?:,| and| to) \d{1,2}[a-d]?)*/gi,
      ).flatMap((words) => matches(words, /\d+[a-d]?/g)),
    ].map((number) => ({ ...line, number })),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(failures(cited.filter(({ number }) => !requirements.has(number)))).toEqual([]);
});

test('records are cited as `record 0023`, and are in docs/decisions', () => {
  const confused = sources.filter(({ text }) => /\bdecisions?[ /]\d{4}/i.test(text));
  expect(failures(confused)).toEqual([]);
  // Among themselves records leave the word out.
  const cited = [
    ...numbered([...sources, ...guides], /(?<=\brecords? )00\d\d/g),
    ...numbered(
      records.filter(({ path }) => !path.endsWith('README.md')),
      /\b00\d\d\b/g,
    ),
  ];
  expect(failures(cited.filter(({ number }) => !recordNumbers.has(number)))).toEqual([]);
});

test('the index of the records names each of them once', () => {
  const index = readFileSync(join(project, 'docs/decisions/README.md'), 'utf8');
  const files = globSync('docs/decisions/0*.md', { cwd: project }).map((path) => basename(path));
  expect(matches(index, /(?<=\]\()\d{4}-[^)]+/g)).toEqual(files.toSorted());
});

test('links and paths in the documents lead to files that exist', () => {
  const links = [...guides, ...records].flatMap((line) =>
    matches(line.text, /(?<=\]\()(?!https?:|mailto:)[^)\s]+/g)
      .filter((link) => !leadsSomewhere(line.path, link))
      .map((number) => ({ ...line, number })),
  );
  expect(failures(links)).toEqual([]);

  // What a build or a start makes, and patterns such as `app/<feature>/`, are not files of ours.
  const ours = /^(?:app|bin|build-tools|content|deploy|docs|tests|public)\/[\w./{},-]+$/;
  const paths = guides.flatMap((line) =>
    matches(line.text, /(?<=`)[^`\s]+(?=`)/g)
      .filter((path) => ours.test(path) && globSync(path, { cwd: project }).length === 0)
      .map((number) => ({ ...line, number })),
  );
  expect(failures(paths)).toEqual([]);

  const fromSources = numbered(sources, /\bdocs\/[\w./-]+\.(?:md|json)/g);
  expect(failures(fromSources.filter(({ number }) => !existsSync(join(project, number))))).toEqual(
    [],
  );
});

function linesOf(patterns: string[]): Line[] {
  return globSync(patterns, { cwd: project, exclude: ['tests/corpus/**', '**/references.test.ts'] })
    .toSorted()
    .flatMap((path) =>
      readFileSync(join(project, path), 'utf8')
        .split('\n')
        .map((text, index) => ({ path, text, where: `${path}:${index + 1}` })),
    );
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found);
}

function numbered(lines: Line[], pattern: RegExp): (Line & { number: string })[] {
  return lines.flatMap((line) =>
    matches(line.text, pattern).map((number) => ({ ...line, number })),
  );
}

/** Whether a relative link leads to a file, and its `#part` to a heading of that file. */
function leadsSomewhere(from: string, link: string): boolean {
  const [path = '', part] = link.split('#');
  const file = join(project, path ? join(dirname(from), path) : from);
  if (!existsSync(file)) return false;
  if (!part) return true;
  const headings = matches(readFileSync(file, 'utf8'), /(?<=^#+ ).+$/gm);
  return headings.some(
    (heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-') === part,
  );
}

function failures(found: (Line & { number?: string })[]): string[] {
  return found.map(({ where, number, text }) => `${where}: ${number ?? text.trim()}`);
}
