import { expect, onTestFinished, test, vi } from 'vitest';
import { lazyWithRetry } from './lazy-with-retry.ts';

test('a part that does not come is asked for again, more and more seldom, until it does', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: number[] = [];
  const start = Date.now();
  let isThere = false;
  const part = lazyWithRetry(async () => {
    asked.push((Date.now() - start) / 1000);
    if (!isThere) throw new Error('not found');
    return () => null;
  });
  part.prefetch();
  await vi.advanceTimersByTimeAsync(220_000);
  expect(asked).toEqual([0, 3, 9, 21, 45, 93, 153, 213]);
  expect(part.loaded).toBeNull();
  isThere = true;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.slice(8)).toEqual([273]);
  expect(part.loaded).not.toBeNull();
});
