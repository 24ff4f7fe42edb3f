import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserClock } from '#app/ui/clock.ts';
import { resolveChatOptions } from './chat-options.ts';
import { type ChatSurroundings, runChat } from './running-chat.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('W-06 W-07 the message takes the place of the dots 2,000 ms after opening', () => {
  const { chat } = started();
  chat.send('open');
  vi.advanceTimersByTime(1_999);
  expect(chat.state()).toMatchObject({ isOpen: true, greeting: 'typing' });
  vi.advanceTimersByTime(1);
  expect(chat.state().greeting).toBe('said');
});

test.each([Number.NaN, -5, 0])('W-07 a message delay of %d s is no delay', (messageDelay) => {
  const { chat } = started({ messageDelay });
  chat.send('open');
  vi.advanceTimersByTime(0);
  expect(chat.state().greeting).toBe('said');
});

test('W-10 W-12 closing tells once, and only what was open closes', () => {
  const { chat, onClose } = started();
  chat.send('close');
  expect(onClose).not.toHaveBeenCalled();
  chat.send('open');
  chat.send('close');
  chat.send('close');
  expect(chat.state().isOpen).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('W-15 the badge comes at exactly 60 s', () => {
  const { chat } = started();
  vi.advanceTimersByTime(59_999);
  expect(chat.state().hasBadge).toBe(false);
  vi.advanceTimersByTime(1);
  expect(chat.state().hasBadge).toBe(true);
});

test.each([9.999, 0, -1, Number.NaN])('W-16 a delay of %d s is refused, and said once', (delay) => {
  const { chat, stop } = started({ notificationDelay: delay });
  stop();
  chat.start();
  vi.advanceTimersByTime(3_600_000);
  expect(chat.state().hasBadge).toBe(false);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['notificationDelay prop value must be at least 10 seconds.'],
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test('W-17 a delay of 10 s is accepted', () => {
  const { chat } = started({ notificationDelay: 10 });
  vi.advanceTimersByTime(9_999);
  expect(chat.state().hasBadge).toBe(false);
  vi.advanceTimersByTime(1);
  expect(chat.state().hasBadge).toBe(true);
  expect(console.error).not.toHaveBeenCalled();
});

test('W-17 an endless delay does not overflow into none', () => {
  const { chat } = started({ notificationDelay: Infinity });
  vi.advanceTimersByTime(86_400_000);
  expect(chat.state().hasBadge).toBe(false);
});

test('W-18 without notifications no timer is made, and nothing is complained about', () => {
  const { chat } = started({ notification: false, notificationDelay: 1 });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  expect(chat.state().hasBadge).toBe(false);
  expect(console.error).not.toHaveBeenCalled();
});

test('W-19 three ticks, then the end is told once and nothing follows', () => {
  const { onNotification, onLoopDone } = started({ notificationLoop: 3, notificationDelay: 10 });
  const at: number[] = [];
  const start = Date.now();
  onNotification.mockImplementation(() => at.push(Date.now() - start));
  vi.advanceTimersByTime(30_000);
  expect(at).toEqual([10_000, 20_000, 30_000]);
  expect(onLoopDone).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(at).toHaveLength(3);
  expect(onLoopDone).toHaveBeenCalledTimes(1);
});

test.each([
  [true, 3],
  [false, 0],
])('W-20 with sound %s, three ticks ask for %i plays', (notificationSound, plays) => {
  const { playSound } = started({ notificationLoop: 3, notificationDelay: 10, notificationSound });
  vi.advanceTimersByTime(60_000);
  expect(playSound).toHaveBeenCalledTimes(plays);
});

test('W-21 without a last tick they go on, silently', () => {
  const { chat, playSound, onNotification, onLoopDone } = started({ notificationDelay: 10 });
  vi.advanceTimersByTime(600_000);
  expect(onNotification).toHaveBeenCalledTimes(60);
  expect(chat.state()).toMatchObject({ hasBadge: true, ticks: 0 });
  expect(playSound).not.toHaveBeenCalled();
  expect(onLoopDone).not.toHaveBeenCalled();
});

test('W-22 opening ends the notifications for good', () => {
  const { chat } = started({ notificationDelay: 10, messageDelay: 0 });
  vi.advanceTimersByTime(10_000);
  chat.send('open');
  expect(chat.state().hasBadge).toBe(false);
  vi.advanceTimersByTime(0);
  expect(vi.getTimerCount()).toBe(0);
  chat.send('close');
  vi.advanceTimersByTime(600_000);
  expect(chat.state().hasBadge).toBe(false);
});

test('W-62 stopping leaves no timer, and a second start makes only one', () => {
  const { chat, stop } = started();
  stop();
  const stopAgain = chat.start();
  expect(vi.getTimerCount()).toBe(1);
  stopAgain();
  expect(vi.getTimerCount()).toBe(0);
  const stopTyping = chat.start();
  chat.send('open');
  stopTyping();
  expect(vi.getTimerCount()).toBe(0);
  chat.start();
  vi.advanceTimersByTime(2_000);
  expect(chat.state().greeting).toBe('said');
});

test('W-63 closed while typing: reopened after the delay, the message is there', () => {
  const { chat } = started();
  chat.send('open');
  vi.advanceTimersByTime(500);
  chat.send('close');
  vi.advanceTimersByTime(1_500);
  chat.send('open');
  expect(chat.state().greeting).toBe('said');
  expect(vi.getTimerCount()).toBe(0);
});

test('W-63 closed while typing: reopened within the delay, one timer starts anew', () => {
  const { chat } = started();
  chat.send('open');
  vi.advanceTimersByTime(500);
  chat.send('close');
  vi.advanceTimersByTime(500);
  chat.send('open');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1_999);
  expect(chat.state().greeting).toBe('typing');
  vi.advanceTimersByTime(1);
  expect(chat.state().greeting).toBe('said');
});

test('a watcher hears of changes only, until it leaves', () => {
  const { chat } = started();
  const watcher = vi.fn();
  const leave = chat.watch(watcher);
  chat.send('close');
  expect(watcher).not.toHaveBeenCalled();
  chat.send('open');
  expect(watcher).toHaveBeenCalledTimes(1);
  leave();
  chat.send('close');
  expect(watcher).toHaveBeenCalledTimes(1);
});

function started(options: Partial<ChatSurroundings> = {}) {
  const calls = {
    playSound: vi.fn(),
    onClose: vi.fn(),
    onNotification: vi.fn(),
    onLoopDone: vi.fn(),
  };
  const defaults = resolveChatOptions({ phoneNumber: '01711000000', accountName: 'Sampan' });
  const surroundings: ChatSurroundings = { ...defaults, ...calls, ...options };
  const chat = runChat(browserClock, () => surroundings);
  return { chat, stop: chat.start(), ...calls };
}
