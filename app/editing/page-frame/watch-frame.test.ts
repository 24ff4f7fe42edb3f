// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubObservers } from '#tests/support/observers.ts';
import { type FrameEvents, elementOf, foldedAt, isInFrame, watchFrame } from './watch-frame.ts';

const events = {
  onPress: vi.fn<FrameEvents['onPress']>(() => true),
  onPoint: vi.fn<FrameEvents['onPoint']>(),
  ...{ onMove: vi.fn(), onResize: vi.fn(), onChange: vi.fn(), onEscape: vi.fn() },
};
let fontsCame: () => void;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stubObservers();
  document.body.innerHTML = '<main><p>A text</p></main>';
  const ready = new Promise<void>((resolve) => (fontsCame = resolve));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } });
  stop = watchFrame(window, events);
  vi.advanceTimersToNextFrame();
  vi.clearAllMocks();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const text = () => document.querySelector('p')!;
const bubbles = { bubbles: true, cancelable: true };
const frame = () => vi.advanceTimersToNextFrame();
const happens = (type: string) => text().dispatchEvent(new Event(type));

test.each(['click', 'auxclick'])(
  'a press that is dealt with reaches nobody in the page (%s)',
  (type) => {
    const heard = vi.fn();
    text().addEventListener(type, heard);
    expect(text().dispatchEvent(new MouseEvent(type, bubbles))).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    events.onPress.mockReturnValueOnce(false);
    expect(text().dispatchEvent(new MouseEvent(type, bubbles))).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
  },
);

test('it is told where a mouse points, and that it has left, but not where a finger does', () => {
  const point = (pointerType: string) =>
    text().dispatchEvent(new PointerEvent('pointermove', { ...bubbles, pointerType }));
  point('touch');
  expect(events.onPoint).not.toHaveBeenCalled();
  point('mouse');
  expect(elementOf(events.onPoint.mock.calls[0]![0]!)).toBe(text());
  document.documentElement.dispatchEvent(new Event('pointerleave'));
  expect(events.onPoint).toHaveBeenLastCalledWith(null);
});

test('Escape is told, other keys are not', () => {
  for (const key of ['Enter', 'Escape'])
    window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  expect(events.onEscape).toHaveBeenCalledTimes(1);
});

test('however much moves, the outlines are placed once before the next painting', () => {
  for (const type of ['scroll', 'resize', 'transitionend', 'animationend', 'load']) happens(type);
  expect(events.onMove).not.toHaveBeenCalled();
  frame();
  expect(events.onMove).toHaveBeenCalledTimes(1);
  happens('scroll');
  frame();
  expect(events.onMove).toHaveBeenCalledTimes(2);
});

test.each(['scroll', 'resize', 'transitionend', 'animationend', 'toggle'])(
  '%s moves them',
  (type) => {
    happens(type);
    frame();
    expect(events.onMove).toHaveBeenCalledTimes(1);
  },
);

test('fonts that come late move them', async () => {
  fontsCame();
  await Promise.resolve();
  await Promise.resolve();
  frame();
  expect(events.onMove).toHaveBeenCalledTimes(1);
});

test('another size of the window is told as one', () => {
  window.dispatchEvent(new Event('resize'));
  expect(events.onResize).toHaveBeenCalledTimes(1);
});

test.each([
  ['a text that was added', () => document.body.append('another')],
  ['another text', () => (text().firstChild!.nodeValue = 'other')],
  ['a part that unfolds', () => text().toggleAttribute('hidden')],
])('%s: texts are looked for anew, at most every 200 ms', async (_, change) => {
  change();
  await Promise.resolve();
  vi.advanceTimersByTime(199);
  expect(events.onChange).not.toHaveBeenCalled();
  change();
  await Promise.resolve();
  vi.advanceTimersByTime(1);
  expect(events.onChange).toHaveBeenCalledTimes(1);
  change();
  await Promise.resolve();
  vi.advanceTimersByTime(200);
  expect(events.onChange).toHaveBeenCalledTimes(2);
});

test('once the frame was taken away nothing is measured or looked for, though it was planned', async () => {
  happens('scroll');
  happens('toggle');
  stop();
  happens('scroll');
  happens('toggle');
  document.body.append('another');
  fontsCame();
  await vi.advanceTimersByTimeAsync(1_000);
  text().dispatchEvent(new MouseEvent('click', bubbles));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  window.dispatchEvent(new Event('resize'));
  for (const event of Object.values(events)) expect(event).not.toHaveBeenCalled();
});

test('a page without a window stands in no frame', () => {
  expect(isInFrame(document)).toBe(true);
  expect(isInFrame(document.implementation.createHTMLDocument())).toBe(false);
});

test('what a press would unfold is a closed part, and its heading alone', () => {
  document.body.innerHTML =
    '<details><summary><b>Closed</b></summary><i>inside</i></details><details open><summary><u>Open</u></summary></details>';
  const folded = (selector: string) => foldedAt(document.querySelector(selector)!);
  expect(folded('b')).toBe(document.querySelector('details'));
  expect([folded('i'), folded('u')]).toEqual([null, null]);
});
