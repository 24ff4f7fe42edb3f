import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSlide } from './carousel-machine.ts';
import { browserFrameClock, runCarousel } from './running-carousel.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Node draws no frames: one every 10 ms will do.
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 10));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('C-03 the first move starts at 3,000 ms, the second at 6,000 ms', () => {
  const { carousel } = started();
  vi.advanceTimersByTime(2_999);
  expect(carousel.state().first).toBe(0);
  vi.advanceTimersByTime(1);
  expect(carousel.state().first).toBe(1);
  vi.advanceTimersByTime(2_999);
  expect(carousel.state().first).toBe(1);
  vi.advanceTimersByTime(1);
  expect(carousel.state().first).toBe(2);
});

test('C-04 a move lasts 1,500 ms', () => {
  const { position } = started();
  vi.advanceTimersByTime(3_000);
  expect(position()).toBe(0);
  vi.advanceTimersByTime(750);
  expect(position()).toBeCloseTo(0.5);
  vi.advanceTimersByTime(740);
  expect(position()).toBeLessThan(1);
  vi.advanceTimersByTime(10);
  expect(position()).toBe(1);
});

test('C-05 after four moves the first slide is first again, and the position never jumps', () => {
  const { carousel, painted } = started();
  vi.advanceTimersByTime(4 * 3_000 + 1_500);
  expect(currentSlide(carousel.state())).toBe(0);
  const steps = painted.slice(1).map((at, index) => at - painted[index]!);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...steps)).toBeLessThan(0.05);
});

test('C-07 a dot restarts the period', () => {
  const { carousel } = started();
  vi.advanceTimersByTime(2_900);
  carousel.send({ type: 'show', index: 2 });
  vi.advanceTimersByTime(2_999);
  expect(currentSlide(carousel.state())).toBe(2);
  vi.advanceTimersByTime(1);
  expect(currentSlide(carousel.state())).toBe(3);
});

test('C-07 a dot chosen during a move goes on from where the slides are', () => {
  const { carousel, position } = started();
  vi.advanceTimersByTime(3_750);
  carousel.send({ type: 'show', index: 0 });
  expect(position()).toBeCloseTo(0.5);
  vi.advanceTimersByTime(1_500);
  expect(position()).toBe(0);
});

test('C-08 hovering holds, leaving begins a new period', () => {
  const { carousel } = started();
  vi.advanceTimersByTime(2_000);
  carousel.send({ type: 'hold', hold: 'hover' });
  vi.advanceTimersByTime(60_000);
  expect(carousel.state().first).toBe(0);
  carousel.send({ type: 'release', hold: 'hover' });
  vi.advanceTimersByTime(3_000);
  expect(carousel.state().first).toBe(1);
});

test('C-10 paused is paused, until play', () => {
  const { carousel } = started();
  carousel.send({ type: 'pause' });
  carousel.send({ type: 'hold', hold: 'hover' });
  carousel.send({ type: 'release', hold: 'hover' });
  vi.advanceTimersByTime(60_000);
  expect(carousel.state().first).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  carousel.send({ type: 'play' });
  vi.advanceTimersByTime(3_000);
  expect(carousel.state().first).toBe(1);
});

test('C-11 with less motion wished for, a move is a jump', () => {
  const { carousel, painted } = started({ isStill: true });
  carousel.send({ type: 'move', by: 1 });
  expect(painted).toEqual([0, 1]);
});

test('C-14 the slides follow a finger, and move on or back when it lets go', () => {
  const { carousel, position } = started();
  carousel.grab();
  carousel.drag(0.3);
  expect(position()).toBe(0.3);
  vi.advanceTimersByTime(60_000);
  expect(position()).toBe(0.3);
  carousel.drop(1);
  vi.advanceTimersByTime(1_500);
  expect(position()).toBe(1);
  carousel.grab();
  carousel.drag(-0.1);
  carousel.drop(0);
  vi.advanceTimersByTime(1_500);
  expect(position()).toBe(1);
});

test('stopping leaves no timer, and a second start makes one period', () => {
  const { carousel, stop } = started();
  carousel.send({ type: 'move', by: 1 });
  stop();
  expect(vi.getTimerCount()).toBe(0);
  const stopAgain = carousel.start({ paint: () => {}, isStill: () => false });
  expect(vi.getTimerCount()).toBe(1);
  stopAgain();
  expect(vi.getTimerCount()).toBe(0);
});

function started({ isStill = false } = {}) {
  const painted: number[] = [];
  const carousel = runCarousel(browserFrameClock, 4);
  const stop = carousel.start({ paint: (at) => painted.push(at), isStill: () => isStill });
  return { carousel, stop, painted, position: () => painted.at(-1) };
}
