// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type ApiResult, unreachable } from '#app/http/api-client.ts';
import { InPage } from '#tests/support/in-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Result = ApiResult<string>;

const send = vi.fn<() => Promise<Result>>();
const onDone = vi.fn<(answer: string) => void>();
const onCancel = vi.fn<() => void>();

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

function ask() {
  return render(
    <InPage>
      <ConfirmDialog {...{ send, onDone, onCancel }} question="Delete it?" confirmLabel="Delete" />
    </InPage>,
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Delete it?' });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** What the browser makes of Escape. */
const cancel = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));

test('it opens over the page, asks first, and does nothing by itself', () => {
  const { unmount } = ask();
  const element = dialog();
  expect(element.open).toBe(true);
  expect(send).not.toHaveBeenCalled();
  unmount();
  expect(element.open).toBe(false);
});

test('the answer that changes nothing comes first; Escape is the same, and does not close by itself', async () => {
  ask();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Cancel',
    'Delete',
  ]);
  await press('Cancel');
  expect(cancel()).toBe(false);
  expect(onCancel).toHaveBeenCalledTimes(2);
  expect([send.mock.calls, dialog().open]).toEqual([[], true]);
});

test('while it is under way it can neither be left nor done twice, and then it is done once', async () => {
  const answer = Promise.withResolvers<Result>();
  send.mockReturnValue(answer.promise);
  ask();
  await press('Delete');
  await press('Delete');
  await press('Cancel');
  cancel();
  expect([send.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
  await act(async () => answer.resolve({ ok: true, data: 'done', next: null }));
  expect(onDone.mock.calls).toEqual([['done']]);
});

test('a failure is told inside, and another press tries again', async () => {
  send
    .mockResolvedValueOnce(unreachable)
    .mockResolvedValueOnce({ ok: true, data: 'done', next: null });
  ask();
  await press('Delete');
  expect(dialog().contains(screen.getByRole('alert'))).toBe(true);
  expect(onDone).not.toHaveBeenCalled();
  await press('Delete');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onDone).toHaveBeenCalledTimes(1);
});
