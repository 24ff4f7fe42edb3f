// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Observers, stubObservers } from '#tests/support/observers.ts';
import { carouselWords } from './carousel.text.ts';
import { Carousel } from './carousel.tsx';

let width: number;
let observers: Observers;

beforeEach(() => {
  width = 1280;
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  observers = stubObservers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function carousel(count = 4) {
  const slides = Array.from({ length: count }, (_, at) => <p key={at}>Review {at + 1}</p>);
  return (
    <Carousel label="Client reviews" words={carouselWords('en')}>
      {slides}
    </Carousel>
  );
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const items = () => [...document.querySelectorAll('li')];
const inView = () => items().flatMap((item, at) => (item.inert ? [] : [at + 1]));
const list = () => screen.getByRole('list');
const view = () => list().parentElement!;
const dot = (number: number) => screen.getByRole('button', { name: `${number} of 4` });
const current = () =>
  Number(document.querySelector('[aria-current=true]')!.getAttribute('aria-label')![0]);
/** By how many places each slide is moved from where the document has it. */
const shifts = () =>
  items().map(({ style }) => Number(/calc\(([-\d.]+)/.exec(style.transform)?.[1] ?? 0));

test('C-01 C-15 two of four are in view, named; the others can neither be reached nor heard', () => {
  render(carousel());
  expect(items()).toHaveLength(4);
  expect(inView()).toEqual([1, 2]);
  expect(screen.getByRole('group', { name: '2 of 4' }).textContent).toBe('Review 2');
  expect(screen.getByRole('region', { name: 'Client reviews' })).toBeTruthy();
  fireEvent.click(dot(4));
  expect(inView()).toEqual([1, 4]);
});

test('C-02 where there is room for one, one is in view', () => {
  width = 639;
  render(carousel());
  expect(inView()).toEqual([1]);
  width = 640;
  act(() => observers.resize());
  expect(inView()).toEqual([1, 2]);
});

test('C-03 C-04 C-06 a move starts after three seconds, takes half of them, and marks the dots', () => {
  render(carousel());
  pass(2_999);
  expect([current(), shifts()]).toEqual([1, [0, 0, 0, -4]]);
  pass(1);
  expect(current()).toBe(2);
  pass(750);
  expect(shifts()[1]).toBeCloseTo(-0.5, 1);
  pass(750);
  expect(shifts()).toEqual([-1, -1, -1, -1]);
  const distances = [1, 2, 3, 4].map((number) => dot(number).dataset.distance);
  expect(distances).toEqual(['1', '0', '1', '2']);
});

test('C-07 a dot leads to its review and begins a new period', () => {
  render(carousel());
  pass(2_500);
  fireEvent.click(dot(3));
  pass(2_999);
  expect(current()).toBe(3);
  pass(1);
  expect(current()).toBe(4);
});

test('where all fit none moves and there is nothing to press; taken away it leaves no timer', () => {
  const { rerender, unmount } = render(carousel(2));
  expect(screen.queryAllByRole('button')).toEqual([]);
  pass(30_000);
  expect(shifts()).toEqual([0, 0]);
  rerender(carousel());
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('C-16 what was scrolled to before scripts ran is shown on', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(carousel());
  expect(container.innerHTML).not.toContain('inert');
  vi.spyOn(view(), 'scrollWidth', 'get').mockReturnValue(4_000);
  view().scrollLeft = 2_050;
  render(carousel(), { container, hydrate: true });
  expect([current(), view().scrollLeft, inView()]).toEqual([3, 0, [3, 4]]);
});
