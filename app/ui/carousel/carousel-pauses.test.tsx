// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Observers, stubObservers } from '#tests/support/observers.ts';
import { carouselWords } from './carousel.text.ts';
import { Carousel } from './carousel.tsx';

let observers: Observers;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  observers = stubObservers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function carousel() {
  return (
    <Carousel label="Client reviews" words={carouselWords('en')}>
      {[1, 2, 3, 4].map((number) => (
        <p key={number}>Review {number}</p>
      ))}
    </Carousel>
  );
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const list = () => screen.getByRole('list');
const view = () => list().parentElement!;
const dot = (number: number) => screen.getByRole('button', { name: `${number} of 4` });
const current = () =>
  Number(document.querySelector('[aria-current=true]')!.getAttribute('aria-label')![0]);

test('C-08 the mouse over a review holds, and lets go; a finger does not hold by being there', () => {
  render(carousel());
  fireEvent.pointerEnter(view(), { pointerType: 'mouse' });
  pass(30_000);
  expect([current(), list().getAttribute('aria-live')]).toEqual([1, 'polite']);
  fireEvent.pointerLeave(view());
  pass(3_000);
  expect([current(), list().getAttribute('aria-live')]).toEqual([2, 'off']);
  fireEvent.pointerEnter(view(), { pointerType: 'touch' });
  pass(3_000);
  expect(current()).toBe(3);
});

test.each([
  [true, 1],
  [false, 2],
])('C-09 focus that is to be seen: %s; after three seconds it shows %i', (isVisible, shown) => {
  render(carousel());
  const button = screen.getByRole('button', { name: 'Pause' });
  vi.spyOn(button, 'matches').mockReturnValue(isVisible);
  act(() => button.focus());
  expect(button.getAttribute('aria-label')).toBe(isVisible ? 'Play' : 'Pause');
  act(() => button.blur());
  pass(3_000);
  expect(current()).toBe(shown);
});

test('C-10 paused stays paused after hovering, until play', () => {
  render(carousel());
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  fireEvent.pointerEnter(view(), { pointerType: 'mouse' });
  fireEvent.pointerLeave(view());
  pass(30_000);
  expect(current()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(3_000);
  expect(current()).toBe(2);
});

test('C-11 with less motion wished for it starts paused, and jumps', () => {
  const matches = (query: string) => query === '(prefers-reduced-motion: reduce)';
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query) }));
  render(carousel());
  pass(30_000);
  expect(current()).toBe(1);
  fireEvent.click(dot(2));
  const { style } = document.querySelectorAll('li')[1]!;
  expect(style.transform).toContain('calc(-1.0000 * ');
});

test('C-12 unseen, in a hidden tab or off the screen, it stands still', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(carousel());
  pass(30_000);
  expect(current()).toBe(1);
  hidden.mockReturnValue(false);
  act(() => observers.intersect(false));
  fireEvent(document, new Event('visibilitychange'));
  pass(30_000);
  expect(current()).toBe(1);
  act(() => observers.intersect(true));
  pass(3_000);
  expect(current()).toBe(2);
});
