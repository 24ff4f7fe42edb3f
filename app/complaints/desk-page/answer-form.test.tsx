// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StaffSessionContext } from '#app/auth/staff-session-context.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { InPage } from '#tests/support/in-page.tsx';
import type { OpenComplaint } from '../desk/staff-complaint.ts';
import { AnswerForm } from './answer-form.tsx';
import type { complaintActs } from './complaint-acts.ts';

const complaint = {
  ...{ _id: 'c1', state: 'received', outcome: null, answer: '', version: 3 },
} as OpenComplaint;
const change = vi.fn<(typeof complaintActs)['change']>(async (_, { answer = '', state }) => ({
  ok: true,
  data: { ...complaint, answer, state, version: 4 },
  next: null,
}));
const said = vi.fn<(sentence: string) => void>();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  change.mockClear();
  said.mockClear();
});

function show(of: Partial<OpenComplaint> = {}) {
  const session = { account: 'a', email: 'a@sampan.example', name: 'A', role: 'staff' } as const;
  render(
    <StaffSessionContext value={{ ...session, picturesStay: false, mailIsDelivered: true }}>
      <InPage action={actionOf({ change })}>
        <AnswerForm complaint={{ ...complaint, ...of }} onSaved={said} />
      </InPage>
    </StaffSessionContext>,
  );
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => change.mock.calls.map(([, body]) => body);

test.each([
  ['received', 'answered'],
  ['in_work', 'answered'],
  ['closed', 'closed'],
] as const)(
  'an answer to what is %s makes it %s, and says that it can be read',
  async (state, then) => {
    const outcome = state === 'closed' ? 'upheld' : null;
    show({ state, outcome });
    press('Send answer');
    expect(await screen.findByText('Write what the complainant is to read.')).toBeTruthy();
    expect(sent()).toEqual([]);
    type('Your answer', ' Come to the desk ');
    press('Send answer');
    expect(await screen.findByText('Come to the desk')).toBeTruthy();
    expect(sent()).toEqual([
      { version: 3, state: then, outcome, answer: 'Come to the desk', note: '' },
    ]);
    expect(said.mock.calls).toEqual([['Sent: it can be read with reference and PIN now.']]);
  },
);

test('a note for the office leaves the state as it is, and the unfinished answer too', async () => {
  show();
  type('Your answer', 'Half an ans');
  type('Note for the office only', 'Asked the cashier');
  press('Save');
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    { version: 3, state: 'received', outcome: null, answer: '', note: 'Asked the cashier' },
  ]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Half an ans');
});

test('closing asks how it ended', async () => {
  show();
  press('Close');
  expect(await screen.findByText('Choose how it ended.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('How it ended'), { target: { value: 'withdrawn' } });
  press('Close');
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    { version: 3, state: 'closed', outcome: 'withdrawn', answer: '', note: '' },
  ]);
});

test('what is new is looked into, and what was closed is taken up again', async () => {
  show({ state: 'closed', outcome: 'upheld' });
  press('Take it up again');
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  cleanup();
  show();
  press('We are looking into it');
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(2));
  expect(sent().map(({ state, outcome }) => [state, outcome])).toEqual([
    ['in_work', null],
    ['in_work', null],
  ]);
});
