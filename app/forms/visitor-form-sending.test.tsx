// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  freshDevices,
  type SmallReply,
  input,
  kept,
  openForm,
  pass,
  send,
  shown,
  transmit,
  type,
  values,
} from '#tests/support/small-form.tsx';

freshDevices();

const sentTimes = () => transmit.mock.calls.length;
const later = () => {
  const answer = Promise.withResolvers<SmallReply>();
  transmit.mockReturnValueOnce(answer.promise);
  return answer;
};

test('a double tap sends once, and says how long it took to fill in', async () => {
  const answer = later();
  openForm();
  type('name', 'Rahima');
  await pass(12_400);
  await send();
  await send();
  expect(sentTimes()).toBe(1);
  expect(input('fillSeconds').value).toBe('12');
  expect(document.body.textContent).toContain('Sending …');
  answer.resolve({ status: 'sent' });
  await pass(0);
  expect([values(), kept()]).toEqual([['', '', ''], '{}{}']);
  expect(document.body.textContent).not.toContain('Sending …');
});

test.each(['sent', 'failed'])(
  'what is typed while it is under way stays (%s), as another message',
  async (status) => {
    const answer = later();
    openForm();
    type('name', 'Rahima');
    await send();
    const key = input('submissionKey').value;
    type('words', 'one more thing');
    answer.resolve({ status });
    await pass(0);
    expect(values()).toEqual(['Rahima', 'one more thing', '']);
    expect(kept()).toContain('one more thing');
    await pass(600_000);
    expect(sentTimes()).toBe(1);
    const now = input('submissionKey').value;
    expect(now).toMatch(/^[\da-f]{32}$/);
    expect(now === key).toBe(status === 'failed');
  },
);

test('who has left the page has no draft when it has arrived', async () => {
  const answer = later();
  const { unmount } = openForm();
  type('name', 'Rahima');
  await send();
  unmount();
  expect(kept()).toContain('Rahima');
  answer.resolve({ status: 'sent' });
  await pass(0);
  expect(kept()).not.toContain('Rahima');
});

test('what is refused is not sent, and each complaint goes when its field is corrected', async () => {
  const rejectionOf = (form: FormData): SmallReply | null => {
    const empty = ['name', 'words'].filter((field) => !form.get(field));
    const messages = empty.map((field) => ({ field, code: 'required' }));
    return messages.length > 0 ? { status: 'refused', messages } : null;
  };
  openForm({ rejectionOf });
  await send();
  const told = () => screen.getAllByRole('list')[0]!.textContent;
  expect([sentTimes(), shown(), told()]).toEqual([0, 'refused', 'name requiredwords required']);
  type('name', 'Rahima');
  expect(told()).toBe('words required');
  type('words', 'there');
  type('name', '');
  expect(told()).toBe('name required');
  type('name', 'Rahima');
  await send();
  expect([sentTimes(), shown()]).toEqual([1, 'sent']);
});

test('restored from the browser’s cache while it was sending, it can be sent again', async () => {
  later();
  openForm();
  type('name', 'Rahima');
  await send();
  const restored = (persisted: boolean) =>
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
  restored(false);
  await send();
  expect(sentTimes()).toBe(1);
  restored(true);
  await send();
  expect(sentTimes()).toBe(2);
});
