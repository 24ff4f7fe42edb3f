// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  freshDevices,
  input,
  openForm,
  pass,
  press,
  send,
  shown,
  transmit,
  type,
} from '#tests/support/small-form.tsx';

let online: ReturnType<typeof vi.spyOn>;

freshDevices();
beforeEach(() => {
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

const sentTimes = () => transmit.mock.calls.length;
const sees = (state: 'visible' | 'hidden') =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

/** Opens the form and sends it into a network that is gone. */
async function waitForNetwork(status = 'offline') {
  transmit.mockResolvedValue({ status });
  openForm();
  type('name', 'Rahima');
  await send();
  expect([shown(), sentTimes()]).toEqual([status, 1]);
}

test.each(['offline', 'failed'])(
  '%s: it is sent again by itself with the same key, ever more seldom',
  async (status) => {
    await waitForNetwork(status);
    const key = input('submissionKey').value;
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      const before = sentTimes();
      await pass(seconds * 1_000 - 1);
      expect(sentTimes()).toBe(before);
      await pass(1);
      expect(sentTimes()).toBe(before + 1);
    }
    expect(input('submissionKey').value).toBe(key);
    transmit.mockResolvedValue({ status: 'sent' });
    await pass(60_000);
    expect(shown()).toBe('sent');
    await pass(600_000);
    expect(sentTimes()).toBe(8);
  },
);

test('back on the network, or back at the page, it is sent at once; unseen or without a network it is not', async () => {
  await waitForNetwork();
  fireEvent(window, new Event('online'));
  await pass(0);
  expect(sentTimes()).toBe(2);
  sees('visible');
  fireEvent(document, new Event('visibilitychange'));
  await pass(0);
  expect(sentTimes()).toBe(3);
  sees('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await pass(120_000);
  expect(sentTimes()).toBe(3);
  sees('visible');
  online.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await pass(120_000);
  expect(sentTimes()).toBe(3);
});

test.each([
  ['pressing "Stop waiting"', () => press('Stop waiting')],
  ['changing an answer', () => type('words', 'other')],
  ['leaving the page', () => cleanup()],
])('%s ends the attempts', async (_, act) => {
  await waitForNetwork();
  act();
  fireEvent(window, new Event('online'));
  await pass(600_000);
  expect(sentTimes()).toBe(1);
});

test('the tenth failure without a network takes no focus: it is the same alert', async () => {
  await waitForNetwork();
  const alert = screen.getByRole('alert');
  await pass(5_000);
  expect(sentTimes()).toBe(2);
  expect(screen.getByRole('alert')).toBe(alert);
  await send();
  expect(screen.getByRole('alert')).not.toBe(alert);
});
