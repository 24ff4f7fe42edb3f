import { expect, test } from 'vitest';
import { firstCrop, frameOf, nearer, pulled } from './crop.ts';
import { contentShapes, imageShapes, ratioOf } from './image-shapes.ts';

const tall = { width: 600, height: 1000 };

test.each([
  [
    { x: 50, y: 0, zoom: 100 },
    { left: 0, top: 0, width: 600, height: 600 },
  ],
  [
    { x: 50, y: 100, zoom: 100 },
    { left: 0, top: 400, width: 600, height: 600 },
  ],
  [
    { x: 50, y: 50, zoom: 200 },
    { left: 150, top: 350, width: 300, height: 300 },
  ],
  [
    { x: 100, y: 100, zoom: 300 },
    { left: 400, top: 800, width: 200, height: 200 },
  ],
])('%j of a tall picture', (crop, square) => {
  expect(frameOf(tall, crop, 1)).toEqual(square);
});

test('a wide frame is as wide as a tall picture, and as high as a long one', () => {
  expect(frameOf(tall, { x: 0, y: 50, zoom: 100 }, 1.6)).toEqual({
    ...{ left: 0, top: 312.5, width: 600, height: 375 },
  });
  const long = { width: 4000, height: 500 };
  expect(frameOf(long, { x: 100, y: 0, zoom: 100 }, 1.6)).toEqual({
    ...{ left: 3200, top: 0, width: 800, height: 500 },
  });
});

test.each(contentShapes)('E-53 the outermost crops of a %s stay inside any picture', (shape) => {
  for (const size of [tall, { width: 4000, height: 500 }, { width: 1, height: 1 }]) {
    for (const crop of [
      { x: 0, y: 0, zoom: 100 },
      { x: 100, y: 100, zoom: 400 },
    ]) {
      const { left, top, width, height } = frameOf(size, crop, ratioOf(shape));
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(size.width + 1e-9);
      expect(top + height).toBeLessThanOrEqual(size.height + 1e-9);
    }
  }
});

test('all files of a shape show the same part', () => {
  for (const files of Object.values(imageShapes)) {
    const ratios = files.map(({ width, height }) => width / height);
    expect(new Set(ratios).size).toBe(1);
  }
});

const square = { shown: 300, ratio: 1 };

test('pulling the picture down shows what is above', () => {
  const crop = pulled(tall, { x: 50, y: 50, zoom: 100 }, { x: 0, y: 30 }, square);
  expect(crop).toEqual({ x: 50, y: 35, zoom: 100 });
});

test('it cannot be pulled past its edge, nor where there is no way to go', () => {
  expect(pulled(tall, firstCrop, { x: 999, y: 999 }, square)).toEqual({ x: 50, y: 0, zoom: 100 });
  expect(pulled(tall, firstCrop, { x: -9, y: -9999 }, square)).toEqual({
    ...{ x: 50, y: 100, zoom: 100 },
  });
});

test('a wide frame follows the finger as far as it has moved', () => {
  const shown = { shown: 300, ratio: 2 };
  const crop = pulled(tall, { x: 50, y: 50, zoom: 100 }, { x: 0, y: 35 }, shown);
  // 35 of 300 pixels shown are 70 of the 600 of the picture, and the frame has 700 to go.
  expect(crop).toEqual({ x: 50, y: 40, zoom: 100 });
});

test('coming nearer keeps the middle, and leaves again the same way', () => {
  const crop = { x: 50, y: 50, zoom: 100 };
  const near = nearer(tall, crop, 2, 1);
  expect(frameOf(tall, near, 1)).toEqual({ left: 150, top: 350, width: 300, height: 300 });
  expect(nearer(tall, near, 0.5, 1)).toEqual(crop);
});

test('nobody comes nearer than the sliders do, nor farther than the whole picture', () => {
  expect(nearer(tall, firstCrop, 99, 1).zoom).toBe(400);
  expect(nearer(tall, { x: 100, y: 100, zoom: 200 }, 0.1, 1)).toEqual({
    x: 100,
    y: 100,
    zoom: 100,
  });
});
