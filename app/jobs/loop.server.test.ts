import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLoop } from './loop.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it begins at once, and pauses after each time', async () => {
  const work = vi.fn(async () => {});
  const end = startLoop(work, { everyMs: 100 });
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(work).toHaveBeenCalledTimes(3);
  await end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a first pause comes before the first time', async () => {
  const work = vi.fn(async () => {});
  const end = startLoop(work, { everyMs: 100, firstMs: 1000 });
  await vi.advanceTimersByTimeAsync(999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  await end();
});

test('its end tells the work in hand and waits for it', async () => {
  let finish = () => {};
  const work = vi.fn<(stopping: AbortSignal) => Promise<void>>(
    () => new Promise((resolve) => (finish = resolve)),
  );
  const end = startLoop(work, { everyMs: 100 });
  const ended = vi.fn();
  const ending = end().then(ended);
  expect(work.mock.calls[0]![0].aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await ending;
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
