import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { headScripts } from './head-scripts.server.ts';

const [layOutFoldFirst = '', waitForBengali = ''] = headScripts;

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

const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';
const android = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36';

/** Runs the script on a device where Bengali letters have these widths. */
function opened(userAgent: string, widths: number[], fonts?: 'whole') {
  const marks = new Set<string>();
  const later: { delay?: number; show: () => void }[] = [];
  let asked = 0;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const loaded: string[] = [];
  runInNewContext(waitForBengali, {
    navigator: { userAgent },
    document: {
      createElement: () => ({
        getContext: () => ({ measureText: () => ({ width: widths[asked++] }) }),
      }),
      documentElement: {
        dataset: { fonts },
        setAttribute: (name: string) => marks.add(name),
        removeAttribute: (name: string) => marks.delete(name),
      },
      fonts: {
        load(font: string) {
          loaded.push(font);
          return arrived;
        },
      },
    },
    setTimeout: (show: () => void, delay: number) => later.push({ delay, show }),
  });
  return { marks, later, loaded, asked: () => asked, arrive: () => arrive() };
}

test('a page is shown at once where the device can draw Bengali', () => {
  expect(opened(linux, [8, 7, 3, 6]).marks.size).toBe(0);
});

test('a phone, which always can, is not even asked', () => {
  const { marks, asked } = opened(android, [6, 6, 6, 6]);
  expect(marks.size).toBe(0);
  expect(asked()).toBe(0);
});

test.each([
  ['of its set', undefined, /'(?!\w+ \w+ Whole)[\w ]+ Needed'/g],
  ['that is whole', 'whole', /'[\w ]+ Whole Needed'/g],
] as const)(
  'where every letter is the same box, the page waits for each font %s',
  async (...row) => {
    const [, fonts, families] = row;
    const { marks, loaded, arrive } = opened(linux, [6, 6, 6, 6], fonts);
    expect([...marks]).toEqual(['data-waits-for-bengali']);
    const needed = readFileSync('app/styles/fonts.css', 'utf8').match(families)!;
    expect(loaded.map((font) => `'${font.replace(/.*1em /, '')}'`).sort()).toEqual(needed.sort());
    arrive();
    await expect.poll(() => marks.size).toBe(0);
  },
);

test('but not longer than three seconds', () => {
  const { marks, later } = opened(linux, [6, 6, 6, 6]);
  expect(later.map(({ delay }) => delay)).toEqual([3000]);
  later[0]!.show();
  expect(marks.size).toBe(0);
});
