// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSaver } from './use-saver.ts';

const draft = { version: 1, leaves: {}, faults: [], warnings: [] };
const look = vi.fn(async () => ({ status: 'same' }) as const);
const save = vi.fn(async () => ({ status: 'saved', document: draft }) as const);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

const open = () =>
  renderHook(() => useSaver(draft, { account: 'rahim', id: 'home', server: { look, save } }));
const turn = (visibility: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what others have changed is asked for every five seconds while the page is seen, and when it is seen again', async () => {
  const { unmount } = open();
  await pass(4_999);
  expect(look).not.toHaveBeenCalled();
  await pass(1);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(look).toHaveBeenCalledTimes(2);
  await turn('hidden');
  await pass(20_000);
  expect(look).toHaveBeenCalledTimes(2);
  await turn('visible');
  expect(look).toHaveBeenCalledTimes(3);
  unmount();
  await pass(20_000);
  expect(look).toHaveBeenCalledTimes(3);
});

test('what was typed is saved after a second of rest, at once when the page is hidden, and when the network is back', async () => {
  const { result } = open();
  const change = (value: string) =>
    act(() => result.current.saver.change({ path: 'headline', value }));
  change('one');
  await pass(999);
  expect(save).not.toHaveBeenCalled();
  await pass(1);
  expect(save).toHaveBeenCalledTimes(1);
  change('two');
  await turn('hidden');
  expect(save).toHaveBeenCalledTimes(2);
  change('three');
  await act(async () => void dispatchEvent(new Event('online')));
  expect(save).toHaveBeenCalledTimes(3);
});
