import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CommandError, runCommand } from './operator/command.ts';

const help = `npm run check:shape

Counts what tells whether each fact still stands in one place, and fails where there is more than the limit
beside it. Bytes are those of the last build, and left out without one.`;

const project = resolve(import.meta.dirname, '..');

type Source = { path: string; text: string };

/** The program itself, without its tests. */
const sources: Source[] = globSync('app/**/*.{ts,tsx}', { cwd: project })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(project, path), 'utf8') }));

const visitorForms = [
  'app/forms/use-visitor-form.ts',
  'app/applications/form/application-form.tsx',
  'app/contact/contact-form.tsx',
];

/** `max` is null for what is only told. */
const countAll = (): { what: string; max: number | null; count: number | null }[] => [
  {
    what: 'files that name the application field `interested`',
    max: 7,
    count: filesWith(/\binterested\b/).length,
  },
  {
    what: 'guards named at a route, answers of the API asserted',
    max: 0,
    count: occurrences(/\brequireStaff\b|(?<!function )\bcallApi</g),
  },
  {
    what: 'useState in the two visitor forms',
    max: 3,
    count: occurrences(/\buseState[<(]/g, ({ path }) => visitorForms.includes(path)),
  },
  {
    what: 'pages that call the API in an effect',
    max: 0,
    count: filesWith(/\buseEffect\b/).filter(
      ({ path, text }) => path.endsWith('.tsx') && /\bcallApi\b/.test(text),
    ).length,
  },
  { what: '`as unknown as`', max: 2, count: occurrences(/\bas unknown as\b/g) },
  {
    what: 'lines of TypeScript in app, without tests',
    // Features add lines; whether a change of shape has taken some away is read here.
    max: null,
    count: sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
  },
  {
    what: 'bytes of scripts, gzip, that the forms’ pages load beyond those of the home page',
    max: 27_434,
    count: formScripts(),
  },
];

await runCommand(help, async () => {
  const rows = countAll();
  for (const { what, max, count } of rows) {
    const mark = isOver(max, count) ? '✗' : count === null || max === null ? '–' : '✓';
    const limit = max === null ? '' : ` of ${max}`;
    console.log(`${mark} ${`${count ?? 'not built'}${limit}`.padStart(14)}  ${what}`);
  }
  if (rows.some(({ max, count }) => isOver(max, count))) process.exitCode = 1;
});

function isOver(max: number | null, count: number | null): boolean {
  return max !== null && count !== null && count > max;
}

function filesWith(pattern: RegExp): Source[] {
  return sources.filter(({ text }) => pattern.test(text));
}

function occurrences(pattern: RegExp, where: (source: Source) => boolean = () => true): number {
  return sources
    .filter(where)
    .reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);
}

/** What the build's own list of files names for the pages of the two forms, and not for the home page. */
function formScripts(): number | null {
  const [manifest] = globSync('build/client/assets/manifest-*.js', { cwd: project });
  if (!manifest) return null;
  const text = readFileSync(join(project, manifest), 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, { module: string; imports: string[] }>;
  };
  const scriptsOf = (id: string) => {
    const route = routes[id];
    if (!route) throw new CommandError(`The build has no page ${id}.`);
    return [route.module, ...route.imports];
  };
  const home = new Set(scriptsOf('home.en'));
  const own = new Set([...scriptsOf('application.en'), ...scriptsOf('contact.en')]);
  return [...own]
    .filter((script) => !home.has(script))
    .map((script) => gzipSync(readFileSync(join(project, 'build/client', script))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
