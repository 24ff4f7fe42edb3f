// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatOptions } from './chat-options.ts';
import { ChatWidget } from './chat-widget.tsx';
import './chat-panel.tsx';

const required = { phoneNumber: '01000000001', accountName: 'Sampan Overseas' };
const launcher = () => document.querySelector<HTMLElement>('a[aria-haspopup=dialog]')!;
const box = () => document.querySelector<HTMLElement>('[role=dialog]')!;
const isExpanded = () => launcher().getAttribute('aria-expanded');
const field = () => within(box()).getByRole('textbox');
const dots = () => box().querySelectorAll('i').length;
const calls: string[] = [];
const tells = (name: string) => () => void calls.push(name);
const escape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' });

beforeEach(() => {
  // What the panel is fetched by stays real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  calls.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function widget(options: Partial<ChatOptions> = {}) {
  const told = { onClick: tells('onClick'), onClose: tells('onClose') };
  return <ChatWidget {...required} {...told} {...options} />;
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const fetched = () => act(() => new Promise((resolve) => setImmediate(resolve)));

async function open(options: Partial<ChatOptions> = {}) {
  const page = render(widget(options));
  fireEvent.click(launcher());
  await fetched();
  return page;
}

test('W-01 W-06 W-07 W-09 W-44 opening: dots, said in words, then once the message, and one call', async () => {
  await open();
  expect(dots()).toBe(3);
  expect(within(box()).getByRole('log').textContent).toBe('Typing…');
  pass(1_999);
  expect(dots()).toBe(3);
  pass(1);
  expect(dots()).toBe(0);
  const log = within(box()).getByRole('log');
  expect(log.textContent).toBe('Sampan OverseasHello there! How can we help?');
  expect(box().textContent).toContain('Typically replies within 1 hour');
  expect(field().getAttribute('placeholder')).toBe('Type a message..');
  expect(calls).toEqual(['onClick']);
});

test('W-02 W-39 W-43 closed it is out of reach and says that it is closed', async () => {
  render(widget());
  expect([box().inert, isExpanded()]).toEqual([true, 'false']);
  fireEvent.click(launcher());
  expect([box().inert, isExpanded()]).toEqual([false, 'true']);
  fireEvent.click(launcher());
  expect([box().inert, isExpanded()]).toEqual([true, 'false']);
  expect(launcher().getAttribute('aria-controls')).toBe(box().id);
});

test('W-03 the click that opens reaches nobody at the document', async () => {
  const heard = vi.fn();
  document.addEventListener('click', heard, { once: true });
  await open();
  expect(heard).not.toHaveBeenCalled();
  fireEvent.click(document.body);
  expect(heard).toHaveBeenCalled();
});

test.each([
  [{}, '320px', '32px'],
  [{ chatboxHeight: 400, offset: 20 }, '400px', '20px'],
])('W-05 with %o the styles know the height and the distance', async (options, height, offset) => {
  const { container } = render(widget(options));
  const { style } = container.firstElementChild as HTMLElement;
  expect(style.getPropertyValue('--chat-height')).toBe(height);
  expect(style.getPropertyValue('--chat-offset')).toBe(offset);
});

test('W-10 W-42 the close button closes, tells once, and gives focus back', async () => {
  await open();
  const focus = vi.spyOn(launcher(), 'focus');
  fireEvent.click(within(box()).getByRole('button', { name: 'Close chat' }));
  expect(box().inert).toBe(true);
  // The page stays where it is.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(calls).toEqual(['onClick', 'onClose']);
  expect(document.activeElement).toBe(launcher());
});

test('W-11 W-12 W-42 Escape closes what is open, unless that is switched off or it is another’s', async () => {
  const { rerender } = render(widget());
  escape();
  expect(calls).toEqual([]);
  fireEvent.click(launcher());
  await fetched();
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(field(), { key: 'Escape' });
  rerender(widget({ allowEsc: false }));
  escape();
  expect(box().inert).toBe(false);
  rerender(widget());
  escape();
  expect(box().inert).toBe(true);
  expect(document.activeElement).toBe(launcher());
});

test('W-13 a click elsewhere closes only where that is chosen, and takes no focus', async () => {
  const { rerender } = await open();
  fireEvent.click(document.body);
  expect(box().inert).toBe(false);
  rerender(widget({ allowClickAway: true }));
  fireEvent.click(within(box()).getByRole('log'));
  expect(box().inert).toBe(false);
  // As the browser does with a click on what cannot have the focus.
  field().blur();
  fireEvent.click(document.body);
  expect(box().inert).toBe(true);
  expect(document.activeElement).not.toBe(launcher());
});
