import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstScreenFirst, fontsFirst, waitForBengali } from './page-scripts.server.ts';

const [screen, alone] = ['data-first-screen', 'data-header-alone'];

test.each([
  ['an opened page', {}, screen],
  ['a reload', { type: 1 }, 'data-whole'],
  ['Back', { type: 2 }, 'data-whole'],
  ['an opened page', { hash: '#map' }, 'data-whole'],
  ['an opened page', { top: 'page view' }, 'data-whole'],
])('of %s %j the first screen is drawn first, or the whole page: %s', async (_, how, mark) => {
  const page = opening(how);
  await page.draw();
  expect([...page.marks]).toEqual([mark]);
});

test('the header is drawn in a frame before the first screen', async () => {
  const page = opening({ header: null });
  expect(await page.draw()).toEqual([screen, alone]);
  page.there.header = {};
  expect(await page.draw()).toEqual([screen, alone]);
  expect(await page.draw()).toEqual([screen]);
});

test('the rest of a page is drawn once its words may be seen, a frame after the first screen', async () => {
  const page = opening({});
  page.read();
  expect(await page.draw()).toEqual([screen, alone]);
  expect(await page.draw()).toEqual([screen]);
  await page.show();
  expect(await page.draw()).toEqual([screen]);
  expect(await page.draw()).toEqual([]);
});

test('where nobody looks at a page, it is whole after two seconds', async () => {
  const page = opening({});
  page.read();
  await page.show();
  await page.second();
  expect([...page.marks]).toEqual([screen]);
  await page.second();
  expect([...page.marks]).toEqual([]);
});

test('a page that never comes to its end is shown as far as it has come', async () => {
  const page = opening({});
  await page.show();
  expect(await page.draw()).toEqual([screen, alone]);
  for (let second = 1; second < 3; second += 1) await page.second();
  expect(await page.draw()).toEqual([screen]);
  await page.second();
  expect([...page.marks]).toEqual([]);
});

test.each(['load', 'error'])(
  'the rest of a page is drawn after its largest picture, on %s',
  async (end) => {
    const page = opening({ complete: false });
    page.read();
    await page.show();
    await page.draw();
    await page.draw();
    expect(await page.draw()).toEqual([screen]);
    page.picture.get(end)?.();
    expect(await page.draw()).toEqual([screen]);
    expect(await page.draw()).toEqual([]);
  },
);

/**
 * Runs the script on a page whose words may be seen when `show` is called, and whose frames are drawn by `draw`, which
 * gives the marks that the frame was drawn with.
 */
function opening({
  type = 0,
  hash = '',
  top = 'tab',
  complete = true,
  header = {} as object | null,
}) {
  const marks = new Set<string>();
  const picture = new Map<string, () => void>();
  const there = { header };
  let now = 0;
  let late: { run: () => void; at: number }[] = [];
  const shown = Promise.withResolvers<void>();
  const [frames, tasks]: (() => void)[][] = [[], []];
  let read: (() => void) | undefined;
  runInNewContext(firstScreenFirst('words'), {
    words: shown.promise,
    performance: { navigation: { type } },
    location: { hash },
    ...{ self: 'tab', top },
    addEventListener: (_event: string, run: () => void) => (read = run),
    requestAnimationFrame: (run: () => void) => frames!.push(run),
    setTimeout: (run: () => void, delay = 0) =>
      delay ? late.push({ run, at: now + delay }) : tasks!.push(run),
    document: {
      documentElement: {
        setAttribute: (name: string) => marks.add(name),
        removeAttribute: (name: string) => marks.delete(name),
      },
      querySelector: (selector: string) =>
        selector === 'header,main'
          ? there.header
          : {
              complete,
              addEventListener: (event: string, run: () => void) => picture.set(event, run),
            },
    },
  });
  const run = async (callbacks: (() => void)[]) => {
    for (const callback of callbacks.splice(0)) callback();
    await setImmediate();
  };
  return {
    ...{ marks, picture, there },
    read: () => read?.(),
    show() {
      shown.resolve();
      return setImmediate();
    },
    async draw() {
      // What a frame's own callbacks ask for is drawn in the next one.
      await run(frames!);
      const drawn = [...marks];
      await run(tasks!);
      return drawn;
    },
    second() {
      now += 1000;
      const due = late.filter(({ at }) => at <= now);
      late = late.filter(({ at }) => at > now);
      return run(due.map((timer) => timer.run));
    },
  };
}

test.each([
  ['a slow network', { rtt: 125 }, null, true],
  ['a slow network, here before', { rtt: 300 }, {}, false],
  ['a fast network', { rtt: 100 }, null, false],
  ['Save-Data', { rtt: 50, saveData: true }, null, true],
  ['a browser that does not tell', undefined, null, false],
])('on %s a page does without the fonts or asks for them', (_, connection, controller, isLater) => {
  const marks: string[] = [];
  const asked: string[] = [];
  runInNewContext(fontsFirst('<link>'), {
    navigator: { connection, serviceWorker: { controller } },
    document: {
      documentElement: { setAttribute: (name: string) => marks.push(name) },
      head: { insertAdjacentHTML: (_where: string, html: string) => asked.push(html) },
    },
  });
  expect([marks, asked]).toEqual(isLater ? [['data-fonts-later'], []] : [[], ['<link>']]);
});

const blanks = [
  ['Anek Bangla', '400 500', '/anek.woff2'],
  ['Anek Bangla', '501 700', '/anek-bold.woff2'],
  ['Tiro Bangla', '400', '/tiro.woff2'],
] as const;
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';
const withBengali = [
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36',
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15',
];

/** Runs the script on a device; the fonts come, or fail, as the test says. */
function opened(userAgent: string, fonts?: 'whole', marked: string[] = []) {
  const marks = new Set<string>(marked);
  const timers: { delay: number; end: () => void }[] = [];
  const asked: { font: string; come: () => void; fail: () => void }[] = [];
  const ask = (font: string) => new Promise<void>((come, fail) => asked.push({ font, come, fail }));
  const added: string[] = [];
  let styled: (() => void) | undefined;
  runInNewContext(waitForBengali(blanks, fonts === 'whole'), {
    navigator: { userAgent },
    addEventListener: (_type: string, run: () => void) => (styled = run),
    fetch: (file: string) => ask(`1em ${file}`).then(() => ({ arrayBuffer: async () => file })),
    FontFace: class {
      readonly family: string;
      constructor(family: string, bytes: string, { weight }: { weight: string }) {
        this.family = `${weight} ${family} ${bytes}`;
      }
      load = async () => {};
    },
    document: {
      documentElement: {
        hasAttribute: (name: string) => marks.has(name),
        setAttribute: (name: string) => marks.add(name),
        removeAttribute: (name: string) => marks.delete(name),
      },
      fonts: {
        load: ask,
        add: ({ family }: { family: string }) => added.push(family),
      },
    },
    setTimeout: (end: () => void, delay: number) => timers.push({ delay, end }),
  });
  /** The families that are asked for, as fonts.css writes them. */
  const families = () => asked.map(({ font }) => `'${font.replace(/.*1em /, '')}'`).sort();
  const come = () => asked.splice(0).forEach((one) => one.come());
  const fail = () => asked.splice(0).forEach((one) => one.fail());
  return { marks, timers, families, added, styled: async () => styled?.(), come, fail };
}

const inStyles = (families: RegExp) =>
  readFileSync('app/styles/fonts.css', 'utf8').match(families)!.sort();
const waits = 'data-waits-for-bengali';
const blank = 'data-no-bengali';

test.each(withBengali)('%s always has Bengali and shows a page at once', (userAgent) => {
  const { marks, families } = opened(userAgent);
  expect([[...marks], families()]).toEqual([[], []]);
});

test('another device waits for the blank letters, and keeps them until the fonts come', async () => {
  const { marks, families, added, come } = opened(linux);
  expect([...marks].sort()).toEqual([blank, waits]);
  expect(families()).toEqual(["'/anek-bold.woff2'", "'/anek.woff2'", "'/tiro.woff2'"]);
  come();
  await expect.poll(() => [...marks]).toEqual([blank]);
  expect(added).toEqual([
    '400 500 Anek Bangla Blank /anek.woff2',
    '501 700 Anek Bangla Blank /anek-bold.woff2',
    '400 Tiro Bangla Blank /tiro.woff2',
  ]);
  await expect.poll(families).toEqual(inStyles(/'(?!\w+ \w+ Whole)[\w ]+ Needed'/g));
});

test('where the fonts come later, it waits for those of one face', async () => {
  const { marks, families, added, come } = opened(linux, undefined, ['data-fonts-later']);
  expect(families()).toEqual(["'/tiro.woff2'"]);
  come();
  await expect.poll(() => marks.has(waits)).toBe(false);
  expect(added).toEqual(['400 Tiro Bangla Blank /tiro.woff2']);
  await expect.poll(families).toEqual(["'Tiro Bangla Needed'"]);
});

test('words that no set knows wait for the whole fonts', async () => {
  const { marks, families, styled, come } = opened(linux, 'whole');
  expect([...marks]).toEqual([waits]);
  // Of which the styles tell.
  expect(families()).toEqual([]);
  await styled();
  expect(families()).toEqual(inStyles(/'[\w ]+ Whole Needed'/g));
  come();
  await expect.poll(() => marks.size).toBe(0);
});

test.each([undefined, 'whole'] as const)(
  'but not longer than three seconds, and then the device draws what it can (fonts: %s)',
  async (fonts) => {
    const { marks, timers, styled } = opened(linux, fonts);
    await styled();
    expect(timers.map(({ delay }) => delay)).toEqual([3000]);
    timers[0]!.end();
    await expect.poll(() => marks.size).toBe(0);
  },
);

test.each(['fail', 'are ten seconds late'])(
  'where the fonts %s after the blank letters, the device draws what it can',
  async (how) => {
    const { marks, timers, families, come, fail } = opened(linux);
    come();
    await expect.poll(() => families().length).toBe(3);
    expect(timers.map(({ delay }) => delay)).toEqual([3000, 10_000]);
    if (how === 'fail') fail();
    else timers[1]!.end();
    await expect.poll(() => marks.size).toBe(0);
  },
);
