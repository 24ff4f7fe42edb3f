import { expect, test } from 'vitest';
import {
  canMove,
  currentSlide,
  initialCarouselState,
  isInView,
  isRotating,
  placeOf,
  stepCarousel,
} from './carousel-machine.ts';

const four = initialCarouselState(4);

test('C-01 of four slides the first two are in view', () => {
  expect([0, 1, 2, 3].filter((index) => isInView(four, index))).toEqual([0, 1]);
  const narrow = stepCarousel(four, { type: 'fit', inView: 1 });
  expect([0, 1, 2, 3].filter((index) => isInView(narrow, index))).toEqual([0]);
});

test('C-05 four moves lead back to the first slide, always forwards', () => {
  let state = four;
  const seen = [];
  for (let move = 0; move < 4; move++) {
    state = stepCarousel(state, { type: 'move', by: 1 });
    seen.push(currentSlide(state));
  }
  expect(seen).toEqual([1, 2, 3, 0]);
  expect(state.first).toBe(4);
});

test('C-05 no slide jumps where somebody sees it', () => {
  for (let at = -8; at < 8; at += 0.1) {
    for (let index = 0; index < 4; index++) {
      const here = placeOf(index, at, 4);
      const next = placeOf(index, at + 0.1, 4);
      const isSeen = (place: number) => place > -1 + 1e-9 && place < 2 - 1e-9;
      if (isSeen(here) && isSeen(next)) expect(next).toBeCloseTo(here - 0.1);
      expect(here).toBeGreaterThanOrEqual(-1);
      expect(here).toBeLessThan(3);
    }
  }
});

test('C-05 at every moment both places in view are filled', () => {
  for (let at = -4; at < 4; at += 0.25) {
    const places = [0, 1, 2, 3].map((index) => placeOf(index, at, 4));
    const covered = places.filter((place) => place > -1 && place < 2).length;
    expect(covered).toBe(Number.isInteger(at) ? 2 : 3);
  }
});

test.each([
  [0, 3, -1],
  [0, 2, 2],
  [0, 0, 0],
  [5, 3, 7],
  [-1, 0, 0],
])('C-07 from position %i a dot leads to slide %i the short way', (first, index, expected) => {
  expect(stepCarousel({ ...four, first }, { type: 'show', index }).first).toBe(expected);
});

test('C-08 C-12 it rotates only when nothing holds it', () => {
  const hovered = stepCarousel(four, { type: 'hold', hold: 'hover' });
  const both = stepCarousel(hovered, { type: 'hold', hold: 'hidden' });
  expect(isRotating(both)).toBe(false);
  const one = stepCarousel(both, { type: 'release', hold: 'hover' });
  expect(isRotating(one)).toBe(false);
  expect(isRotating(stepCarousel(one, { type: 'release', hold: 'hidden' }))).toBe(true);
});

test('C-10 what was paused does not start again when a hold goes', () => {
  const paused = stepCarousel(four, { type: 'pause' });
  const hovered = stepCarousel(paused, { type: 'hold', hold: 'hover' });
  const left = stepCarousel(hovered, { type: 'release', hold: 'hover' });
  expect(isRotating(left)).toBe(false);
  expect(isRotating(stepCarousel(left, { type: 'play' }))).toBe(true);
});

test('where everything fits, nothing moves', () => {
  expect(canMove(initialCarouselState(2))).toBe(false);
  expect(isRotating(initialCarouselState(2))).toBe(false);
  expect(canMove(initialCarouselState(3))).toBe(true);
});

test('a step that changes nothing gives the same state back', () => {
  expect(stepCarousel(four, { type: 'play' })).toBe(four);
  expect(stepCarousel(four, { type: 'release', hold: 'touch' })).toBe(four);
  expect(stepCarousel(four, { type: 'fit', inView: 2 })).toBe(four);
});
