import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { headScripts } from './head-scripts.server.ts';

const [layOutFoldFirst = '', fontsFirst = '', waitForBengali = ''] = headScripts('<link>');

test.each([
  ['navigate', '', false],
  ['reload', '', true],
  ['back_forward', '', true],
  ['navigate', '#map', true],
])('on %s %s the whole page is laid out at once: %s', (type, hash, isWhole) => {
  const marks: string[] = [];
  runInNewContext(layOutFoldFirst, {
    performance: { getEntriesByType: () => [{ type }] },
    location: { hash },
    document: { documentElement: { setAttribute: (name: string) => marks.push(name) } },
  });
  expect(marks).toEqual(isWhole ? ['data-whole'] : []);
});

test.each([
  ['a slow network', { rtt: 125 }, null, true],
  ['a slow network, here before', { rtt: 300 }, {}, false],
  ['a fast network', { rtt: 100 }, null, false],
  ['Save-Data', { rtt: 50, saveData: true }, null, true],
  ['a browser that does not tell', undefined, null, false],
])('on %s a page does without the fonts or asks for them', (_, connection, controller, isLater) => {
  const marks: string[] = [];
  const asked: string[] = [];
  runInNewContext(fontsFirst, {
    navigator: { connection, serviceWorker: { controller } },
    document: {
      documentElement: { setAttribute: (name: string) => marks.push(name) },
      head: { insertAdjacentHTML: (_where: string, html: string) => asked.push(html) },
    },
  });
  expect([marks, asked]).toEqual(isLater ? [['data-fonts-later'], []] : [[], ['<link>']]);
});

const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';
const withBengali = [
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36',
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15',
];

/** Runs the script on a device; the fonts come, or fail, as the test says. */
function opened(userAgent: string, fonts?: 'whole') {
  const marks = new Set<string>();
  const timers: { delay: number; end: () => void }[] = [];
  const asked: { font: string; come: () => void; fail: () => void }[] = [];
  runInNewContext(waitForBengali, {
    navigator: { userAgent },
    document: {
      documentElement: {
        dataset: { fonts },
        setAttribute: (name: string) => marks.add(name),
        removeAttribute: (name: string) => marks.delete(name),
      },
      fonts: {
        load: (font: string) => new Promise<void>((come, fail) => asked.push({ font, come, fail })),
      },
    },
    setTimeout: (end: () => void, delay: number) => timers.push({ delay, end }),
  });
  /** The families that are asked for, as fonts.css writes them. */
  const families = () => asked.map(({ font }) => `'${font.replace(/.*1em /, '')}'`).sort();
  const come = () => asked.splice(0).forEach((one) => one.come());
  const fail = () => asked.splice(0).forEach((one) => one.fail());
  return { marks, timers, families, come, fail };
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
  const { marks, families, come } = opened(linux);
  expect([...marks].sort()).toEqual([blank, waits]);
  expect(families()).toEqual(inStyles(/'[\w ]+ Blank'/g));
  come();
  await expect.poll(() => [...marks]).toEqual([blank]);
  await expect.poll(families).toEqual(inStyles(/'(?!\w+ \w+ Whole)[\w ]+ Needed'/g));
});

test('words that no set knows wait for the whole fonts', async () => {
  const { marks, families, come } = opened(linux, 'whole');
  expect([...marks]).toEqual([waits]);
  expect(families()).toEqual(inStyles(/'[\w ]+ Whole Needed'/g));
  come();
  await expect.poll(() => marks.size).toBe(0);
});

test.each([undefined, 'whole'] as const)(
  'but not longer than three seconds, and then the device draws what it can (fonts: %s)',
  async (fonts) => {
    const { marks, timers } = opened(linux, fonts);
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
