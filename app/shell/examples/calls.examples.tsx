import { CallForm } from '#app/calls/call-form.tsx';
import { CallLog } from '#app/calls/call-log.tsx';
import { ContactLinks, RoundContactLinks } from '#app/calls/contact-links.tsx';
import type { CalledRecord, KeptCall } from '#app/calls/call.ts';
import { type ApiFailure, type ApiResult, unreachable } from '#app/http/api-client.ts';
import { type Example, longText } from '#app/ui/example.ts';

const waiting: CalledRecord = {
  _id: 'called1',
  version: 0,
  outcome: null,
  note: '',
  followUpOn: null,
};
const due: CalledRecord = {
  _id: 'called2',
  version: 3,
  outcome: 'call_later',
  followUpOn: '2026-11-20',
  note: 'শনিবার পাসপোর্ট আনবেন।',
};
const colleague = { name: 'Shirin', email: 'shirin@example.com' };
const calls: KeptCall[] = [
  {
    _id: 'call2',
    at: '2026-11-19T08:10:00.000Z',
    by: colleague,
    outcome: 'call_later',
    note: due.note,
    followUpOn: '2026-11-21',
  },
  {
    _id: 'call1',
    at: '2026-11-18T05:20:00.000Z',
    by: null,
    outcome: null,
    note: longText.en,
    followUpOn: null,
  },
];

/** What the forms of the page do: a colleague was faster with the second record, the first has no connection. */
export const callActions = {
  note: (id: string): Promise<ApiResult<CalledRecord> | (ApiFailure & { theirs: CalledRecord })> =>
    Promise.resolve(
      id === due._id
        ? { ok: false, status: 409, code: 'changed_meanwhile', errors: [], theirs: due }
        : unreachable,
    ),
  calls: () => Promise.resolve(answer(calls)),
};

const answer = (data: KeptCall[]): ApiResult<KeptCall[]> => ({ ok: true, data, next: null });
const nothing = () => {};
const person = { name: 'Salma Begum', phone: '+8801000000019', greeting: () => 'Hello' };

export const examples: Example[] = [
  { name: 'ContactLinks', render: () => <ContactLinks {...person} /> },
  { name: 'ContactLinks: loud', render: () => <ContactLinks {...person} isLoud /> },
  { name: 'RoundContactLinks', render: () => <RoundContactLinks {...person} /> },
  {
    name: 'CallForm',
    render: ({ say }) => (
      <CallForm
        record={waiting}
        actions={callActions}
        offer={say({ en: 'Mark as contacted too', bn: 'কথা হয়েছে বলেও চিহ্নিত করুন' })}
      />
    ),
  },
  { name: 'CallForm: due', render: () => <CallForm record={due} actions={callActions} /> },
  { name: 'CallLog', render: () => <CallLog calls={answer(calls)} onRetry={nothing} /> },
  { name: 'CallLog: empty', render: () => <CallLog calls={answer([])} onRetry={nothing} /> },
  { name: 'CallLog: loading', render: () => <CallLog calls={null} onRetry={nothing} /> },
  { name: 'CallLog: failed', render: () => <CallLog calls={unreachable} onRetry={nothing} /> },
];
