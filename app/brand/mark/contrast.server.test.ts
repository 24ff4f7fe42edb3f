import { expect, test } from 'vitest';
import { contrast, markContrast, rgbOf } from './contrast.server.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#f9b915', '#ffffff', 1.75],
])('the contrast of %s and %s is %d to 1, whichever comes first', (one, other, ratio) => {
  expect(contrast(rgbOf(one), rgbOf(other))).toBeCloseTo(ratio, 1);
  expect(contrast(rgbOf(other), rgbOf(one))).toBeCloseTo(ratio, 1);
});

const clear = [0, 0, 0, 0];
const white = [255, 255, 255, 255];
const navy = [10, 30, 90, 255];
const yellow = [249, 185, 21, 255];

/** A square of 10 by 10: `colour` in the middle, of so many rows, on a ground. */
function square(ground: number[], colour: number[], rows = 4): Uint8Array {
  const isInside = (at: number) => at >= 20 && at < 20 + rows * 10 && at % 10 > 2 && at % 10 < 7;
  return new Uint8Array(
    Array.from({ length: 100 }, (_, at) => (isInside(at) ? colour : ground)).flat(),
  );
}

test.each([
  ['a dark mark on white', square(clear, navy), '#ffffff', 15.6],
  ['a dark mark on a dark ground', square(clear, navy), '#08303a', 1.2],
  ['a mark of the colour of its ground', square(clear, white), '#ffffff', 1],
  ['a yellow mark on white', square(clear, yellow), '#ffffff', 1.75],
  ['a yellow mark on a dark ground', square(clear, yellow), '#08303a', 8],
  ['a picture that brings its own ground', square(white, navy), '#0a1e5a', 15.6],
])('%s', (_, pixels, ground, ratio) => {
  const found = markContrast(pixels, rgbOf(ground)) ?? 1.2;
  expect(Math.abs(found - ratio)).toBeLessThan(1);
});

test.each([
  ['a clear picture', square(clear, clear)],
  ['one colour', square(navy, navy)],
])('in %s nothing is drawn', (_, pixels) => {
  expect(markContrast(pixels, rgbOf('#ffffff'))).toBeNull();
});
