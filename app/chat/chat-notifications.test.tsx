// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatOptions } from './chat-options.ts';
import { ChatWidget } from './chat-widget.tsx';

const required = { phoneNumber: '01000000001', accountName: 'Sampan Overseas' };
const launcher = () => document.querySelector<HTMLElement>('a[aria-haspopup=dialog]')!;
const escape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const calls: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  calls.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function widget(options: Partial<ChatOptions> = {}) {
  const tells = (name: string) => () => void calls.push(name);
  const told = { onNotification: tells('onNotification'), onLoopDone: tells('onLoopDone') };
  return <ChatWidget {...required} {...told} onClose={tells('onClose')} {...options} />;
}

test('W-15 W-22 the badge comes after a minute, is read out, and goes for good', () => {
  render(widget());
  pass(59_999);
  expect(launcher().textContent).toBe('');
  pass(1);
  expect(launcher().textContent).toBe('1');
  expect(launcher().getAttribute('aria-label')).toBe('Chat on WhatsApp, 1 new message');
  fireEvent.click(launcher());
  escape();
  pass(600_000);
  expect(launcher().textContent).toBe('');
});

test('W-16 too short a delay is said once, though the parent renders all the time', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(widget({ notificationDelay: 9.999 }), { wrapper: StrictMode });
  for (let times = 0; times < 5; times += 1) rerender(widget({ notificationDelay: 9.999 }));
  expect(errors.mock.calls).toEqual([
    ['notificationDelay prop value must be at least 10 seconds.'],
  ]);
});

test.each([
  [true, 3],
  [false, 0],
])('W-19 W-20 with sound %s three notifications, %i plays, in strict mode', (sound, plays) => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const rules = { notificationLoop: 3, notificationDelay: 10, notificationSound: sound };
  const { rerender } = render(widget(rules), { wrapper: StrictMode });
  for (let seconds = 0; seconds < 50; seconds += 5) {
    pass(5_000);
    rerender(widget(rules));
  }
  expect(calls).toEqual([...Array<string>(3).fill('onNotification'), 'onLoopDone']);
  expect(play).toHaveBeenCalledTimes(plays);
});

test('W-62 taken off the page it leaves nothing running', () => {
  const { unmount } = render(widget({ notificationDelay: 10 }));
  fireEvent.click(launcher());
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  escape();
  expect(calls).toEqual([]);
});
