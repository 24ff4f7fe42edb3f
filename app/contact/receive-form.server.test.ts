import { type DataWithResponseInit, RouterContextProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type Services,
  clientAddressContext,
  servicesContext,
} from '#app/config/services.server.ts';
import type { ContactReply } from './contact-reply.ts';
import { sendContactMessage } from './contact.server.ts';
import { receiveContactForm } from './receive-form.server.ts';

vi.mock(import('./contact.server.ts'));

const send = vi.mocked(sendContactMessage);
const typed = { name: 'Rakib Hasan', number: '01712345678', address: 'Mirpur', noEmail: 'on' };
const answers = expect.objectContaining({ name: 'Rakib Hasan', address: 'Mirpur', noEmail: true });
const key = '0123456789abcdef0123456789abcdef';

beforeEach(() => send.mockReset());

/** Sends the form of a page without scripts. */
async function post(fields: Record<string, string> = typed, path = '/bn/contact') {
  const context = new RouterContextProvider();
  context.set(servicesContext, {} as Services);
  context.set(clientAddressContext, '203.0.113.7');
  const body = new URLSearchParams(fields);
  const request = new Request(`http://localhost${path}`, { method: 'POST', body });
  const answer = await receiveContactForm({ request, context }, 'contact');
  return answer as DataWithResponseInit<ContactReply>;
}

test('who has sent too many without scripts is told so, when to try again, and keeps what was typed', async () => {
  send.mockResolvedValue({ status: 'too_many', retryAfterSeconds: 540 });
  const { data, init } = await post();
  expect(data).toEqual({ status: 'too_many', retryAfterSeconds: 540, answers });
  expect(init).toEqual({ status: 429, headers: { 'retry-after': '540' } });
});

test.each([
  [200, { status: 'sent' }, { status: 'sent' }],
  [503, { status: 'not_sent' }, { status: 'not_sent', answers }],
  [422, { status: 'refused', errors: [] }, { status: 'refused', messages: [], answers }],
] as const)('%i: %o', async (status, result, reply) => {
  send.mockResolvedValue(result as Awaited<ReturnType<typeof sendContactMessage>>);
  expect(await post()).toMatchObject({ data: reply, init: { status, headers: {} } });
});

test('it is sent in the language of its page, with the hidden field, as the form that it is', async () => {
  send.mockResolvedValue({ status: 'sent' });
  await post({ ...typed, homepage: 'spam' });
  await post(typed, '/contact');
  const sent = send.mock.calls.map(([, message]) => message);
  expect(sent[0]).toMatchObject({ language: 'bn', homepage: 'spam', kind: 'contact' });
  expect(sent[1]).toMatchObject({ language: 'en', homepage: '' });
});

test('the key that scripts once gave the form counts; of another message it gets none', async () => {
  send.mockResolvedValueOnce({ status: 'key_reused' }).mockResolvedValueOnce({ status: 'sent' });
  expect((await post({ ...typed, submissionKey: key })).data).toEqual({ status: 'sent' });
  const keys = send.mock.calls.map(([, , sending]) => sending.key);
  expect(keys).toEqual([key, null]);
});

test.each(['', 'no key', `${key}!`])('"%s" is no key', async (submissionKey) => {
  send.mockResolvedValue({ status: 'sent' });
  await post({ ...typed, submissionKey });
  expect(send.mock.calls[0]![2]).toEqual({ key: null, clientAddress: '203.0.113.7' });
});
