import { expect, test } from 'vitest';
import { firstCrop, nearer, pulled, squareOf } from './crop.ts';

const tall = { width: 600, height: 1000 };

test.each([
  [
    { x: 50, y: 0, zoom: 100 },
    { left: 0, top: 0, side: 600 },
  ],
  [
    { x: 50, y: 100, zoom: 100 },
    { left: 0, top: 400, side: 600 },
  ],
  [
    { x: 50, y: 50, zoom: 200 },
    { left: 150, top: 350, side: 300 },
  ],
  [
    { x: 100, y: 100, zoom: 300 },
    { left: 400, top: 800, side: 200 },
  ],
])('%j of a tall picture', (crop, square) => {
  expect(squareOf(tall, crop)).toEqual(square);
});

test('pulling the picture down shows what is above', () => {
  const crop = pulled(tall, { x: 50, y: 50, zoom: 100 }, { x: 0, y: 30 }, 300);
  expect(crop).toEqual({ x: 50, y: 35, zoom: 100 });
});

test('it cannot be pulled past its edge, nor where there is no way to go', () => {
  expect(pulled(tall, firstCrop, { x: 999, y: 999 }, 300)).toEqual({ x: 50, y: 0, zoom: 100 });
  expect(pulled(tall, firstCrop, { x: -9, y: -9999 }, 300)).toEqual({ x: 50, y: 100, zoom: 100 });
});

test('coming nearer keeps the middle, and leaves again the same way', () => {
  const crop = { x: 50, y: 50, zoom: 100 };
  const near = nearer(tall, crop, 2);
  expect(squareOf(tall, near)).toEqual({ left: 150, top: 350, side: 300 });
  expect(nearer(tall, near, 0.5)).toEqual(crop);
});

test('nobody comes nearer than the sliders do, nor farther than the whole picture', () => {
  expect(nearer(tall, firstCrop, 99).zoom).toBe(400);
  expect(nearer(tall, { x: 100, y: 100, zoom: 200 }, 0.1)).toEqual({ x: 100, y: 100, zoom: 100 });
});
