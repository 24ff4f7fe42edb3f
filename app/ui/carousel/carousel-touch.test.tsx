// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carouselWords } from './carousel.text.ts';
import { Carousel } from './carousel.tsx';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  render(
    <Carousel label="Client reviews" words={carouselWords('en')}>
      {[1, 2, 3, 4].map((number) => (
        <p key={number}>Review {number}</p>
      ))}
    </Carousel>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.style.direction = '';
});

const dot = (number: number) => screen.getByRole('button', { name: `${number} of 4` });
const current = () => document.querySelector('[aria-current=true]')!.getAttribute('aria-label');
const mirror = () => (document.body.style.direction = 'rtl');

/** A finger, or what is named in its place, that goes sideways. */
function swipe(
  pixels: number,
  milliseconds: number,
  {
    last = 'pointerup',
    pointerId = 7,
    ...more
  }: Partial<PointerEventInit> & { last?: string } = {},
) {
  const view = screen.getByRole('list').parentElement!;
  const send = (type: string, x: number, timeStamp: number, id = 7) => {
    const finger = {
      pointerId: id,
      pointerType: 'touch',
      isPrimary: true,
      clientX: x,
      bubbles: true,
    };
    const event = new PointerEvent(type, { ...finger, ...more });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(view, event);
  };
  send('pointerdown', 200, 1_000);
  send('pointermove', 200 + pixels / 2, 1_000 + milliseconds / 2, pointerId);
  send(last, 200 + pixels, 1_000 + milliseconds, pointerId);
}

test.each([
  [-60, 800, 2],
  [-40, 800, 2],
  [-39, 800, 1],
  [-25, 20, 2],
  [-25, 800, 1],
  [-10, 1, 1],
  [60, 800, 4],
])('C-14 %i px in %i ms leads to review %i, mirrored from right to left', (pixels, time, slide) => {
  swipe(pixels, time);
  expect(current()).toBe(`${slide} of 4`);
  mirror();
  fireEvent.click(dot(1));
  swipe(-pixels, time);
  expect(current()).toBe(`${slide} of 4`);
});

test('C-14 a mouse, a second finger and a swipe that the page takes over move nothing', () => {
  swipe(-60, 800, { pointerType: 'mouse' });
  swipe(-60, 800, { isPrimary: false });
  swipe(-60, 800, { pointerId: 8 });
  swipe(-60, 800, { last: 'pointercancel' });
  expect(current()).toBe('1 of 4');
});

test('C-14 the slides follow the finger', () => {
  const view = screen.getByRole('list').parentElement!;
  const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true };
  fireEvent.pointerDown(view, { ...finger, clientX: 300 });
  fireEvent.pointerMove(view, { ...finger, clientX: 105 });
  const second = document.querySelectorAll('li')[1]!;
  expect(second.style.transform).toContain('calc(-0.5000 * ');
});

test('C-13 arrows on the dots move, mirrored from right to left; other keys do not', () => {
  dot(1).focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  press('ArrowRight');
  expect([current(), document.activeElement]).toEqual(['2 of 4', dot(2)]);
  press('ArrowDown');
  expect(current()).toBe('2 of 4');
  mirror();
  press('ArrowRight');
  expect([current(), document.activeElement]).toEqual(['1 of 4', dot(1)]);
  press('ArrowLeft');
  expect(current()).toBe('2 of 4');
});
