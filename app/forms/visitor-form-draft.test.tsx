// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  freshDevices,
  input,
  kept,
  openForm,
  pass,
  press,
  send,
  transmit,
  type,
  values,
} from '#tests/support/small-form.tsx';

freshDevices();

const shared = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /someone else/ });

function fillIn() {
  type('name', 'রহিমা');
  type('words', 'two\nlines');
  type('secret', 'AB1234567');
  fireEvent.click(input('agreed'));
  fireEvent.input(input('agreed'));
}

test('what was typed stands there again when the page is opened anew, ticks and long texts too', () => {
  const { unmount } = openForm();
  fillIn();
  const key = input('submissionKey').value;
  expect(key).toMatch(/^[\da-f]{32}$/);
  unmount();
  openForm();
  expect(values()).toEqual(['রহিমা', 'two\nlines', 'AB1234567']);
  expect(input('agreed').checked).toBe(true);
  expect(input('words').closest('details')!.open).toBe(true);
  expect(input('submissionKey').value).toBe(key);
});

test('what is kept only while the tab is open is nowhere else', () => {
  openForm();
  fillIn();
  expect(JSON.stringify({ ...localStorage })).toContain('রহিমা');
  expect(JSON.stringify({ ...localStorage })).not.toContain('AB1234567');
  expect(JSON.stringify({ ...sessionStorage })).toContain('AB1234567');
});

test('an opened form keeps nothing; nor does one whose fields are empty again', () => {
  openForm();
  expect(kept()).toBe('{}{}');
  type('name', 'R');
  expect(kept()).toContain('"draft:small"');
  type('name', '');
  expect(kept()).toBe('{}{}');
});

test('typed before the scripts came: it stays, and a draft only fills in the rest', () => {
  const { unmount } = openForm();
  fillIn();
  unmount();
  openForm({ prefill: { name: 'Filled in' } });
  // What the address fills in makes room for what was typed.
  expect(values()[0]).toBe('রহিমা');
  cleanup();
  localStorage.clear();
  openForm({ prefill: { name: 'Filled in' } });
  expect([values()[0], kept()]).toEqual(['Filled in', '{}{}']);
  type('words', 'typed');
  cleanup();
  openForm({ prefill: { name: 'By another address' } });
  expect(values()).toEqual(['By another address', 'typed', '']);
});

test('"Delete what I typed" empties form and device, and can be undone for ten seconds', async () => {
  openForm();
  fillIn();
  const key = input('submissionKey').value;
  press('Delete what I typed');
  expect([values(), input('agreed').checked]).toEqual([['', '', ''], false]);
  expect(kept()).toBe('{}{}');
  expect(screen.queryByRole('button', { name: 'Delete what I typed' })).toBeNull();
  await pass(9_999);
  press('Undo');
  expect(values()).toEqual(['রহিমা', 'two\nlines', 'AB1234567']);
  expect([input('agreed').checked, input('submissionKey').value]).toEqual([true, key]);
  expect(kept()).toContain('রহিমা');
  press('Delete what I typed');
  await pass(10_000);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('who goes on typing after deleting has nothing to undo', () => {
  openForm();
  fillIn();
  press('Delete what I typed');
  type('name', 'Another');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('on someone else’s phone nothing stays on the device, and the browser asks before it is lost', async () => {
  const { unmount } = openForm();
  fillIn();
  fireEvent.click(shared());
  expect(kept()).not.toMatch(/রহিমা|AB1234567/);
  type('words', 'more');
  expect(kept()).not.toContain('more');
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(false);
  press('Delete what I typed');
  expect(leaves()).toBe(true);
  press('Undo');
  expect(kept()).not.toContain('রহিমা');
  unmount();
  openForm();
  expect([values()[0], shared().checked]).toEqual(['', true]);
  type('name', 'Rahima');
  expect(kept()).not.toContain('Rahima');
  fireEvent.click(shared());
  expect(kept()).toContain('Rahima');
});

test('another tab with the same draft has the same key, so that both count once', () => {
  const other = openForm();
  type('name', 'Rahima');
  const key = input('submissionKey').value;
  const draft = localStorage.getItem('draft:small')!;
  other.unmount();
  history.replaceState(null, '');
  localStorage.clear();
  openForm();
  localStorage.setItem('draft:small', draft);
  type('words', 'there');
  expect(input('submissionKey').value).toBe(key);
});

test('Back to what was sent: it is no draft until it is changed', async () => {
  const { unmount } = openForm();
  type('name', 'Rahima');
  transmit.mockResolvedValue(undefined);
  await send();
  localStorage.clear();
  unmount();
  openForm({ prefill: {} });
  expect(kept()).toBe('{}{}');
  type('name', 'Rahima B');
  expect(kept()).toContain('Rahima B');
});
