// @vitest-environment happy-dom
// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreachable } from '#app/http/api-client.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { forgetTab } from '#app/ui/tab-storage.ts';
import { InPage } from '#tests/support/in-page.tsx';
import { type CallActions, CallForm } from './call-form.tsx';
import type { CalledRecord } from './call.ts';

const record: CalledRecord = { _id: 'a1', version: 3, outcome: null, note: '', followUpOn: null };
const calledByShirin = {
  ...{ _id: 'c1', at: '2026-11-21T03:40:00.000Z', by: { name: 'Shirin', email: 's@example.com' } },
  ...{ outcome: 'reached', note: 'Comes on Sunday', followUpOn: null },
};
const note = vi.fn<CallActions<CalledRecord>['note']>();
const onKept = vi.fn<(fresh: CalledRecord, isOfferTaken: boolean) => void>();
const actions: CallActions<CalledRecord> = {
  note,
  calls: async () => ({ ok: true, data: [calledByShirin], next: null }),
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') });
  note.mockImplementation(async (_, call) => ({
    ok: true,
    data: { ...record, ...call, version: call.version + 1 },
    next: null,
  }));
});
afterEach(() => {
  cleanup();
  forgetTab();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const form = (of: CalledRecord, offer?: string) => (
  <InPage action={actionOf(actions)}>
    <CallForm record={of} actions={actions} onKept={onKept} offer={offer} />
  </InPage>
);
const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const write = (value: string) => fireEvent.change(text(), { target: { value } });
const sent = () => note.mock.calls.map(([id, call]) => ({ id, ...call }));

async function save() {
  fireEvent.submit(document.querySelector('form')!);
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
}

test('how it went and a note are kept, and the form is empty again', async () => {
  render(form(record));
  fireEvent.click(chip('Not interested'));
  write('Has a job.');
  await save();
  expect(sent()).toEqual([
    { id: 'a1', version: 3, outcome: 'not_interested', note: 'Has a job.', followUpOn: null },
  ]);
  expect([chip('Not interested').checked, text().value]).toEqual([false, '']);
  expect(screen.getByText('Saved.')).toBeTruthy();
});

test('only who is to be called again gets a day: tomorrow at once where nobody answered, in one tap else', async () => {
  render(form(record));
  const days = () => screen.queryByRole('group', { name: 'When to call again' });
  const dayChip = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(days()).toBeNull();
  fireEvent.click(chip('No answer'));
  expect(dayChip(/^Tomorrow Sunday 22$/).checked).toBe(true);
  await save();
  expect(sent()[0]).toMatchObject({ outcome: 'no_answer', followUpOn: '2026-11-22' });

  fireEvent.click(chip('Call later'));
  await save();
  expect([sent().length, days()!.textContent]).toEqual([1, expect.stringMatching(/When will you/)]);
  fireEvent.click(dayChip(/^Thursday 26 November$/));
  fireEvent.click(chip('Reached'));
  await save();
  expect(sent()[1]).toMatchObject({ outcome: 'reached', followUpOn: null });

  fireEvent.click(chip('Call later'));
  fireEvent.click(dayChip(/^Other day/));
  fireEvent.input(screen.getByRole('textbox', { name: 'Other day' }), {
    target: { value: '৩/১২' },
  });
  await save();
  expect(sent()[2]).toMatchObject({ outcome: 'call_later', followUpOn: '2026-12-03', version: 5 });

  fireEvent.click(chip('Call later'));
  fireEvent.click(dayChip(/^Other day/));
  fireEvent.input(screen.getByRole('textbox', { name: 'Other day' }), {
    target: { value: '1/1/2026' },
  });
  await save();
  expect(sent().length).toBe(3);
});

test('a note alone will do, but not for somebody who is still to be called again', async () => {
  const isGrey = () =>
    screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled') === 'true';
  const { unmount } = render(form(record));
  expect(isGrey()).toBe(true);
  await save();
  expect(screen.getByText('Choose how the call went.')).toBeTruthy();
  fireEvent.click(chip('Reached'));
  expect(isGrey()).toBe(false);
  // A second tap takes it back.
  fireEvent.click(chip('Reached'));
  expect([isGrey(), chip('Reached').checked]).toEqual([true, false]);
  write('Comes tomorrow');
  expect(isGrey()).toBe(false);
  unmount();
  render(form({ ...record, _id: 'a2', outcome: 'call_later', followUpOn: '2026-11-20' }));
  write('Comes tomorrow');
  expect(isGrey()).toBe(true);
  await save();
  expect(sent()).toEqual([]);
});

test('an unfinished note is there again with its time, for its record, until it is saved or thrown away', async () => {
  const again = () => {
    cleanup();
    render(form(record));
  };
  render(form(record));
  write('half a sentence');
  expect(screen.queryByText(/unfinished/)).toBeNull();
  again();
  expect(text().value).toBe('half a sentence');
  expect(screen.getByText('Your unfinished words, today at 10:00')).toBeTruthy();
  cleanup();
  render(form({ ...record, _id: 'another' }));
  expect(text().value).toBe('');
  again();
  fireEvent.click(screen.getByRole('button', { name: 'Throw away' }));
  expect([text().value, screen.queryByText(/unfinished/)]).toEqual(['', null]);
  write('the whole one');
  await save();
  again();
  expect(text().value).toBe('');
  write('of whoever signs out');
  forgetTab();
  again();
  expect(text().value).toBe('');
});

test('the offer comes with "Reached" alone, is ticked at first, and is taken with the same press', async () => {
  render(form(record, 'Mark as contacted'));
  const offer = () =>
    screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Mark as contacted' });
  expect(offer()).toBeNull();
  fireEvent.click(chip('Reached'));
  expect(offer()!.checked).toBe(true);
  await save();
  expect(onKept).toHaveBeenLastCalledWith(expect.anything(), true);
  fireEvent.click(chip('No answer'));
  await save();
  expect(onKept).toHaveBeenLastCalledWith(expect.anything(), false);
  fireEvent.click(chip('Reached'));
  fireEvent.click(offer()!);
  await save();
  expect(onKept).toHaveBeenLastCalledWith(expect.anything(), false);
});

test('the same is sent under the same key until it is kept, and anything else under another', async () => {
  const keys = () => note.mock.calls.map(([, , key]) => key);
  note.mockResolvedValueOnce(unreachable);
  render(form(record));
  fireEvent.click(chip('No answer'));
  await save();
  await save();
  const [first, second] = keys();
  expect(first).toMatch(/^[\w-]{16,}$/);
  expect(second).toBe(first);
  // The next call goes the same way, and is another one.
  fireEvent.click(chip('No answer'));
  await save();
  expect(new Set(keys()).size).toBe(2);
});

test('somebody else was faster: theirs is shown, what was typed stays, and a second press saves it too', async () => {
  const theirs = { ...record, version: 5, outcome: 'reached', note: 'Comes on Sunday' };
  note.mockResolvedValueOnce({
    ok: false,
    status: 409,
    code: 'changed_meanwhile',
    errors: [],
    theirs,
  });
  render(form(record));
  fireEvent.click(chip('No answer'));
  write('Twice');
  await save();
  expect(screen.getByRole('alert').textContent).toContain('Reached Comes on SundayShirin, ');
  expect([text().value, onKept.mock.calls]).toEqual(['Twice', []]);
  fireEvent.submit(document.querySelector('form')!);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent().map(({ version }) => version)).toEqual([3, 5]);
});

test('what somebody else has changed beside the calls is nothing to ask about', async () => {
  const theirs = { ...record, version: 5 };
  const refusal = {
    ok: false,
    status: 409,
    code: 'changed_meanwhile',
    errors: [],
    theirs,
  } as const;
  note.mockResolvedValueOnce({ ...refusal, errors: [] });
  render(form(record));
  fireEvent.click(chip('Reached'));
  await save();
  expect(sent().map(({ version }) => version)).toEqual([3, 5]);
  expect(screen.getByText('Saved.')).toBeTruthy();
});

test('another change of the record is no other call; another call must be seen first', async () => {
  const { rerender } = render(form(record));
  rerender(form({ ...record, version: 7 }));
  write('one');
  await save();
  rerender(form({ ...record, version: 12, note: 'by another' }));
  write('two');
  await save();
  expect(sent().map(({ version }) => version)).toEqual([7, 8]);
});

test('what fails stays typed, and says why', async () => {
  note.mockResolvedValueOnce(unreachable);
  render(form(record));
  write('Twice');
  await save();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect([text().value, onKept.mock.calls]).toEqual(['Twice', []]);
});
