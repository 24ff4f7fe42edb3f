import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { starterScript } from './page-scripts.server.ts';
import { browserErrorAddress } from './browser-error.ts';
import { buildName } from './build-name.ts';
import { nameWithoutScripts, typedKey } from './without-scripts.ts';

const entry = 'import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-2.js";\n';

test.each([
  ['complete', undefined, 1],
  ['loading', undefined, 0],
  ['complete', { saveData: true }, 0],
  ['complete', { effectiveType: '3g' }, 0],
  ['complete', { effectiveType: '4g' }, 1],
])(
  'when the page is %s on %j, %i modules start by themselves, one after a touch',
  (readyState, connection, atOnce) => {
    const { started, parts, listeners, reports, said } = runStarter({ readyState, connection });
    const isComplete = readyState === 'complete';
    expect(said).toEqual(isComplete ? ['data-whole'] : []);
    expect(parts[1]!.style).toEqual(isComplete ? { contentVisibility: 'visible' } : {});
    expect(started).toHaveLength(atOnce);
    listeners.get('touchstart')?.();
    listeners.get('keydown')?.();
    expect(started).toMatchObject([{ type: 'module', textContent: entry }]);
    expect(reports).toEqual([]);
    started[0]!.onerror();
    listeners.get('error')?.({ error: new RangeError('A12345678') });
    expect(reports).toEqual(['load ', 'script RangeError']);
  },
);

const [later, noBengali] = ['data-fonts-later', 'data-no-bengali'];

test.each([
  ['en', { rtt: 150 }, [later], 3, 4],
  ['bn', { rtt: 150 }, [later], 1, 7],
  ['en', { rtt: 150 }, [later, noBengali], 0, 4],
  ['bn', { rtt: 150 }, [later, noBengali], 0, 7],
  ['bn', { rtt: 150, effectiveType: '2g' }, [later], 0, 7],
  ['bn', { rtt: 150, saveData: true }, [later], 0, 0],
] as const)(
  'a first page in %s on %j with %j gets %i fonts for the next page by itself, and %i with a touch',
  (lang, connection, marks, atOnce, afterwards) => {
    const { fonts, listeners } = runStarter({ connection, lang, marks });
    expect(fonts).toHaveLength(atOnce);
    listeners.get('touchstart')?.();
    expect(fonts).toHaveLength(afterwards);
    // As browsers parse them, and each once.
    expect(new Set(fonts).size).toBe(afterwards);
    for (const font of fonts)
      expect(font).toMatch(/^((bold|italic|semi-expanded) )?1em (Anek|Tiro) Bangla( Bengali)?$/);
  },
);

test('any other page asks for no font by a script', () => {
  const { fonts, listeners } = runStarter({ connection: { rtt: 50 } });
  listeners.get('touchstart')?.();
  expect(fonts).toEqual([]);
});

test('before the scripts start, the styles are where React looks for them', () => {
  const { inHead, parts } = runStarter({});
  expect(inHead).toEqual(parts);
  expect(parts.filter(({ drawing }) => drawing)).toEqual([]);
  // Disabled first, or the browser would load it.
  expect(parts.map(({ rel, disabled }) => [rel, disabled])).toEqual(
    parts.map(() => ['stylesheet', true]),
  );
});

test('an outcome that stands in the answer to a form gets its own address', () => {
  expect(runStarter({}).moved).toEqual([]);
  const address = '/bn/status/result';
  expect(runStarter({ address }).moved).toEqual([address]);
  const failed = { address, windowName: nameWithoutScripts('/contact') };
  expect(runStarter(failed).moved).toEqual([address]);
});

test('a browser without the functions of ES2021 keeps the page as it is, and is counted', () => {
  const { started, listeners, reports } = runStarter({ promise: { all: Promise.all } });
  expect([started, [...listeners.keys()]]).toEqual([[], []]);
  expect(reports).toEqual(['unsupported ']);
});

test('a page that has failed in this tab stays as it is, with what was typed, and the next starts', () => {
  const fields = [
    { name: 'name', type: 'text', value: '' },
    { name: 'trip', type: 'radio', value: 'one_way', checked: true },
    { name: 'trip', type: 'radio', value: 'return', checked: false },
    { name: 'other', type: 'text', value: 'as it was' },
    { name: 'typed_on', type: 'text', value: 'typed since', defaultValue: '' },
    { name: 'again', type: 'text', value: '', defaultValue: '' },
  ];
  const typed = [
    ['name', 'Rakib', false],
    ['typed_on', 'typed before', false],
    ['again', 'before', false],
    ['again', 'after', false],
    ['trip', 'one_way', false],
    ['trip', 'return', true],
  ];
  const { started, listeners, storage, reports } = runStarter({
    ...{ windowName: nameWithoutScripts('/contact'), fields },
    storage: new Map([[typedKey, JSON.stringify(typed)]]),
  });
  expect([started, [...listeners.keys()], reports]).toEqual([[], [], []]);
  expect(fields.map(({ value, checked }) => checked ?? value)).toEqual([
    ...['Rakib', false, true, 'as it was', 'typed since', 'after'],
  ]);
  expect([...storage]).toEqual([]);
  expect(runStarter({ windowName: nameWithoutScripts('/about') }).started).toHaveLength(1);
});

type Started = { type: string; textContent: string; onerror: () => void };
type Listener = (event?: { error: Error }) => void;

/** Runs the starter script of a page in a fake browser. */
function runStarter({
  readyState = 'complete',
  connection = undefined as unknown,
  windowName = '',
  fields = [] as object[],
  storage = new Map<string, string>(),
  promise = Promise as unknown,
  lang = 'en',
  marks = [] as readonly string[],
  address = undefined as string | undefined,
}) {
  const moved: unknown[] = [];
  const fonts: string[] = [];
  const inHead: object[] = [];
  const said: string[] = [];
  const started: Started[] = [];
  const reports: string[] = [];
  const parts = [1, 2].map(() => ({
    style: {},
    rel: 'inlined',
    disabled: false,
    drawing: true,
    get parentElement() {
      return { remove: () => (this.drawing = false) };
    },
    setAttribute() {
      this.disabled = this.rel !== 'stylesheet';
    },
  }));
  const listeners = new Map<string, Listener>();
  runInNewContext(starterScript(entry, null), {
    Promise: promise,
    URLSearchParams,
    MutationObserver: class {
      observe() {}
      takeRecords() {
        return [];
      }
    },
    location: { pathname: '/contact' },
    navigator: {
      connection,
      sendBeacon(address: string, body: URLSearchParams) {
        reports.push(`${body.get('kind')} ${body.get('name')}`);
        expect([address, body.get('build')]).toEqual([browserErrorAddress, buildName]);
      },
    },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      removeItem: (key: string) => storage.delete(key),
    },
    document: {
      readyState,
      createElement: () => ({
        addEventListener(_name: string, work: () => void) {
          Object.assign(this, { onerror: work });
        },
      }),
      querySelectorAll: (selector: string) =>
        selector.startsWith('form') ? fields : selector.includes('pictures') ? [] : parts,
      body: { append: (element: Started) => started.push(element) },
      head: { append: (element: object) => inHead.push(element) },
      documentElement: {
        ...{ lang, dataset: { address } },
        hasAttribute: (name: string) => marks.includes(name),
        setAttribute: (name: string) => said.push(name),
      },
      fonts: {
        load(font: string) {
          fonts.push(font);
          return Promise.resolve();
        },
      },
    },
    history: { replaceState: (...all: unknown[]) => moved.push(all[2]) },
    window: { name: windowName, requestIdleCallback: (work: () => void) => work() },
    addEventListener: (name: string, work: Listener) => listeners.set(name, work),
  });
  return { started, reports, parts, listeners, storage, fonts, inHead, said, moved };
}

test('a module that names the end of a script cannot end ours', () => {
  expect(starterScript('const text = "<!--<b>$&";', null)).toContain(
    String.raw`\u003c!--\u003cb>$&`,
  );
});
