// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { avoidContent } from './avoid-content.ts';

/** The button of 60 px in the corner of a phone. */
const place = { offsetLeft: 282, offsetTop: 662, offsetWidth: 60 };
let below: Element[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 740);
  document.elementsFromPoint = () => below;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  below = [];
});

/** Whether the button has gone to the edge of the window once the page is at rest. */
async function isAtEdge(main: string): Promise<boolean> {
  document.body.innerHTML = `<main>${main}</main><i></i>`;
  const launcher = document.querySelector('i')!;
  for (const [name, value] of Object.entries(place))
    Object.defineProperty(launcher, name, { value });
  below = [...document.querySelectorAll('main *')];
  const end = new AbortController();
  avoidContent(launcher, end.signal);
  document.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(500);
  end.abort();
  return launcher.hasAttribute('data-edge');
}

test.each([
  ['a picture', '<img>', false],
  ['a button whose words are beside it', '<button>Look up</button>', true],
  ['a link', '<a href="/">Home</a>', true],
  ['a field', '<textarea></textarea>', true],
])('on %s', async (_, main, expected) => {
  expect(await isAtEdge(main)).toBe(expected);
});

test.each([
  ['below it', new DOMRect(16, 100, 328, 560), true],
  ['beside it', new DOMRect(16, 100, 200, 560), false],
  ['not on the screen', new DOMRect(16, 800, 328, 560), false],
])('with a form %s', async (_, box, expected) => {
  const { getBoundingClientRect } = HTMLFormElement.prototype;
  HTMLFormElement.prototype.getBoundingClientRect = () => box;
  expect(await isAtEdge('<form></form>')).toBe(expected);
  HTMLFormElement.prototype.getBoundingClientRect = getBoundingClientRect;
});

test('in a window as low as a phone with its keyboard', async () => {
  vi.stubGlobal('innerHeight', 400);
  expect(await isAtEdge('<img>')).toBe(true);
});
