import { describe, expect, test } from 'vitest';
import { type FieldMessage, type FormEvent, type Outcome, begun, nextForm } from './form-state.ts';

/** The form after these events. */
function after(
  events: FormEvent<Outcome, FieldMessage>[],
  { outcome }: { outcome?: Outcome } = {},
) {
  return events.reduce(nextForm<FieldMessage, Outcome>, begun<FieldMessage, Outcome>(outcome));
}

const sends = { type: 'sends', isResent: false } as const;
const resends = { type: 'sends', isResent: true } as const;
const typed = { type: 'typed', field: 'name', wrong: [] } as const satisfies FormEvent<
  Outcome,
  FieldMessage
>;
const answered = (status: string, more: Partial<Outcome> = {}) =>
  ({ type: 'answered', outcome: { status, ...more } }) as const;
const wrongName = { field: 'name', code: 'required' };
const wrongPhone = { field: 'phone', code: 'required' };
const refused = answered('refused', { messages: [wrongName, wrongPhone] });

test('a form is typed, sent and done', () => {
  expect(after([])).toMatchObject({ step: 'typing', isSending: false, attempt: 0 });
  expect(after([typed, sends])).toMatchObject({ step: 'typing', isSending: true, attempt: 0 });
  expect(after([typed, sends, answered('sent')])).toMatchObject({
    step: 'sent',
    isSending: false,
    attempt: 1,
    clearedCount: 1,
  });
});

test('what is typed while an attempt is under way stays when that one arrives', () => {
  const arrived = [sends, typed, answered('sent')];
  expect(after(arrived)).toMatchObject({ step: 'sent', isChanged: true, clearedCount: 0 });
  expect(after([...arrived, sends, answered('sent')])).toMatchObject({
    isChanged: false,
    clearedCount: 1,
  });
});

test('what came with the page is shown and does not take the focus', () => {
  const outcome = { status: 'needs_confirmation', messages: [wrongPhone], confirmed: ['phone'] };
  const form = {
    step: 'failed',
    outcome,
    messages: [wrongPhone],
    confirmed: ['phone'],
    attempt: 0,
  };
  expect(after([], { outcome })).toMatchObject(form);
  expect(after([], { outcome: { status: 'sent' } })).toMatchObject({ step: 'sent', attempt: 0 });
});

test('a page that came with no answer promises no further attempt: perhaps no script ever runs', () => {
  const failed = { status: 'failed' };
  expect(after([], { outcome: failed })).toMatchObject({ step: 'failed', outcome: failed });
  expect(after([sends, answered('failed')], { outcome: failed })).toMatchObject({
    step: 'waiting',
  });
});

describe('without a network', () => {
  test('it waits, and only the first failure is news', () => {
    const waiting = [sends, answered('offline')];
    expect(after(waiting)).toMatchObject({ step: 'waiting', attempt: 1 });
    expect(after([...waiting, resends])).toMatchObject({ step: 'waiting', isSending: true });
    const again = [...waiting, resends, answered('failed')];
    expect(after(again)).toMatchObject({ step: 'waiting', isSending: false, attempt: 1 });
    expect(after([...again, resends, answered('too_many')])).toMatchObject({
      step: 'failed',
      attempt: 2,
    });
    // An attempt by the visitor is announced each time.
    expect(after([...waiting, sends, answered('offline')])).toMatchObject({ attempt: 2 });
  });

  test('who types or stops sends by hand', () => {
    const waiting = [sends, answered('offline')];
    expect(after([...waiting, typed])).toMatchObject({ step: 'failed' });
    expect(after([...waiting, { type: 'stopped' }])).toMatchObject({ step: 'failed' });
    expect(after([sends, typed, answered('offline')])).toMatchObject({ step: 'failed' });
    expect(after([...waiting, typed, sends, answered('offline')])).toMatchObject({
      step: 'waiting',
    });
  });
});

describe('messages', () => {
  test('go and come back with what is typed into a field that failed', () => {
    expect(after([sends, refused, typed]).messages).toEqual([wrongPhone]);
    const badName = { field: 'name', code: 'too_long' };
    const longer = { ...typed, wrong: [badName, wrongPhone] };
    expect(after([sends, refused, typed, longer]).messages).toEqual([wrongPhone, badName]);
    const inJob = { ...typed, field: 'job', wrong: [{ field: 'job', code: 'too_long' }] };
    expect(after([sends, refused, inJob]).messages).toEqual([wrongName, wrongPhone]);
    expect(after([inJob]).messages).toEqual([]);
  });

  test('that were corrected before the scripts came go, and no other field gets one', () => {
    const wrong = [wrongPhone, { field: 'job', code: 'required' }];
    const form = after([{ type: 'typed', wrong }], { outcome: refused.outcome });
    expect(form.messages).toEqual([wrongPhone]);
  });

  test('what was shown once stays confirmed', () => {
    const warned = answered('needs_confirmation', { messages: [wrongPhone], confirmed: ['phone'] });
    expect(after([sends, warned, typed, sends, answered('too_many')])).toMatchObject({
      confirmed: ['phone'],
      messages: [],
    });
  });
});

test('the router forgets its reply; the visitor still sees it', () => {
  const reply = { status: 'key_reused' };
  const form = after([
    sends,
    { type: 'received', outcome: reply },
    { type: 'received', outcome: undefined },
  ]);
  expect(form).toMatchObject({ received: undefined, outcome: reply, isSending: false, attempt: 1 });
});

test('a page that comes back as it was left, while sending, can be sent again', () => {
  expect(after([sends, { type: 'woken' }])).toMatchObject({ step: 'typing', isSending: false });
});

test('closed: nothing is shown, but what waits goes on waiting', () => {
  const closed = { type: 'closed' } as const;
  const form = { outcome: undefined, step: 'waiting' };
  expect(after([sends, answered('offline'), closed])).toMatchObject(form);
});

describe('what was deleted', () => {
  const deleted = { startedAt: 5, values: { name: 'Rahim' } };
  const emptied = { type: 'emptied', deleted } as const;

  test('leaves nothing of the last attempt', () => {
    const empty = { step: 'typing', outcome: undefined, messages: [], deleted };
    expect(after([sends, refused, emptied])).toMatchObject(empty);
    expect(after([sends, answered('offline'), emptied])).toMatchObject(empty);
  });

  test('can be brought back until something is typed', () => {
    expect(after([emptied, { type: 'draft', hasTyped: false }])).toMatchObject({ deleted });
    expect(after([emptied, typed])).toMatchObject({ deleted: null });
    expect(after([emptied, { type: 'draft', deleted: null }])).toMatchObject({ deleted: null });
  });
});

test('a further keystroke changes nothing, so that nothing is drawn anew for it', () => {
  const form = after([typed, { type: 'draft', hasTyped: true }]);
  expect(nextForm(form, typed)).toBe(form);
  expect(nextForm(form, { type: 'draft', hasTyped: true })).toBe(form);
});
