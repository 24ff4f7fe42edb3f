import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtRoutes, scriptsFrom } from '#tests/support/built-scripts.ts';
import { CommandError, runCommand } from '#bin/operator/command.ts';
import { keptNames, oldWords } from './old-words.ts';
import { root } from '#bin/bootstrap.mjs';
import { importsUpwards } from './floors.ts';
import { type Source, readSources } from './read-sources.ts';

const help = `npm run check:shape

Counts what tells whether each fact still stands in one place and the house explains itself, and fails where
there is more than the limit beside it. Bytes are those of the last build, and left out without one.`;

const sources = readSources();
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');

const visitorForms = [
  'app/forms/use-visitor-form.ts',
  'app/applications/form/application-form.tsx',
  'app/contact/contact-form.tsx',
];

type Row = {
  what: string;
  /** Null for what is only printed. */
  max: number | null;
  /** Null where it cannot be counted without a build. */
  count: number | null;
};

const oneFact: Row[] = [
  row('files that name the application field `interested`', 9, filesWith(/\binterested\b/)),
  row(
    'guards named at a route, answers of the API asserted',
    0,
    occurrences(/\brequireStaff\b|(?<!function )\bcallApi</g),
  ),
  row(
    'useState in the two visitor forms',
    3,
    occurrences(/\buseState[<(]/g, ({ path }) => visitorForms.includes(path)),
  ),
  row(
    'pages that call the API in an effect',
    0,
    filesWith(/\buseEffect\b[^]*\bcallApi\b|\bcallApi\b[^]*\buseEffect\b/, isPart),
  ),
  row('files that name the agency’s telephone numbers', 5, filesWith(/\bagency\.phones\b/)),
  row(
    'files that spell the secondary language by hand',
    3,
    filesWith(/=== 'en' (?:&&|\?)/, isPart),
  ),
];

const house: Row[] = [
  row('source files in the fullest folder of app', 23, fullestFolder()),
  row(
    'searches in a finished page outside document/',
    0,
    occurrences(/\bhtml\.(?:replace|match)/g, ({ path }) => !path.startsWith('app/document/')),
  ),
  row(
    'imports that point up in the ground or in applications',
    0,
    printed(importsUpwards(sources)),
  ),
  row('exported names with a word of our own', 0, exportsWithOldWords()),
  row('`as unknown as`', 2, occurrences(/\bas unknown as\b/g)),
  row(
    'non-null assertions on the server',
    0,
    sumOf(({ path, nonNullAssertions }) => (isServer(path) ? nonNullAssertions : 0)),
  ),
  // A third of them where content is walked by its descriptions, whose values have no type of their own.
  row(
    'casts',
    58,
    sumOf(({ casts }) => casts),
  ),
  row('files of JavaScript without types', 3, filesNamed(/\.mjs$/).length),
  row(
    'lines in bin and build tools',
    3_150,
    linesOf(filesNamed(/^(bin|build-tools)\/.*\.m?[jt]s$/)),
  ),
  row('median of lines in a file', 80, quantile(0.5)),
  row('lines that nine files of ten do not exceed', 200, quantile(0.9)),
  // Features add lines; whether a change of shape has taken some away is read here.
  row(
    'lines of TypeScript in app, without tests and examples',
    null,
    sumOf(({ lines }) => lines),
  ),
];

const bytes: Row[] = [
  row(
    'bytes of scripts, gzip, that the forms’ pages load beyond those of the home page',
    27_434,
    formScripts(),
  ),
];

await runCommand(help, async () => {
  const rows = [...oneFact, ...house, ...bytes];
  for (const { what, max, count } of rows) {
    const mark = isOver(max, count) ? '✗' : count === null || max === null ? '–' : '✓';
    const limit = max === null ? '' : ` of ${max}`;
    console.log(`${mark} ${`${count ?? 'not built'}${limit}`.padStart(14)}  ${what}`);
  }
  if (rows.some(({ max, count }) => isOver(max, count))) process.exitCode = 1;
});

function row(what: string, max: number | null, count: number | null): Row {
  return { what, max, count };
}

function isOver(max: number | null, count: number | null): boolean {
  return max !== null && count !== null && count > max;
}

function isPart({ path }: Source): boolean {
  return path.endsWith('.tsx');
}

function isServer(path: string): boolean {
  return /\.server\.tsx?$/.test(path);
}

function filesWith(pattern: RegExp, where: (source: Source) => boolean = () => true): number {
  return sources.filter((source) => where(source) && pattern.test(source.text)).length;
}

function occurrences(pattern: RegExp, where: (source: Source) => boolean = () => true): number {
  return sumOf((source) => (where(source) ? [...source.text.matchAll(pattern)].length : 0));
}

function sumOf(numberOf: (source: Source) => number): number {
  return sources.reduce((sum, source) => sum + numberOf(source), 0);
}

/** But for the migrations, which are only added to and read one by one. */
function fullestFolder(): number {
  const sorted = sources.filter(({ path }) => !path.startsWith('app/database/migrations/'));
  const folders = Map.groupBy(sorted, ({ path }) => dirname(path));
  return Math.max(...[...folders.values()].map(({ length }) => length));
}

function exportsWithOldWords(): number {
  const names = sources.flatMap(({ exports }) => exports).filter((name) => !keptNames.has(name));
  const found = names.filter((name) => oldWords.some((word) => word.test(name)));
  return printed(found);
}

/** How many there are, each on a line of its own above the table. */
function printed(found: string[]): number {
  for (const one of found) console.log(`  ${one}`);
  return found.length;
}

function filesNamed(pattern: RegExp): string[] {
  return files.filter((path) => pattern.test(path) && !path.includes('.test.'));
}

function linesOf(paths: string[]): number {
  return paths.reduce(
    (sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1,
    0,
  );
}

/** How many lines a file has that this share of all files does not exceed. */
function quantile(share: number): number {
  const lengths = sources.map(({ lines }) => lines).toSorted((a, b) => a - b);
  return lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
}

/** What the pages of the two forms load at once, and the home page does not. */
function formScripts(): number | null {
  const routes = builtRoutes();
  if (!routes) return null;
  const scriptsOf = (id: string) => {
    const script = routes.get(id);
    if (!script) throw new CommandError(`The build has no page ${id}.`);
    return scriptsFrom(script, { later: false });
  };
  const home = scriptsOf('home.en');
  const own = new Map([...scriptsOf('application.en'), ...scriptsOf('contact.en')]);
  return [...own]
    .filter(([script]) => !home.has(script))
    .map(([, code]) => gzipSync(code).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
