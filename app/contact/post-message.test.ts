// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postMessage } from './post-message.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = `<form>
    <input name="submissionKey" value="first-key" /><input name="fillSeconds" value="12" /><input name="homepage" /><input name="kind" />
    <input name="name" value="Rakib Hasan" /><input name="number" value="01712345678" />
    <input name="email" value="rakib@example.com" /><input name="reference" value="Nobody so far" />
    <textarea name="address">Mirpur</textarea><textarea name="question"></textarea></form>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  fetched.mockReset();
  document.body.innerHTML = '';
});

const form = () => document.querySelector('form')!;
const send = () => postMessage(form(), { kind: 'contact', language: 'bn' });
const answer = (status: number, body: unknown, headers = {}) =>
  fetched.mockResolvedValueOnce(Response.json(body, { status, headers }));
const answers = expect.objectContaining({ name: 'Rakib Hasan', address: 'Mirpur', noEmail: false });

test('all that was typed goes to the API once, under the key of the form', async () => {
  answer(200, { text: 'OK' });
  expect(await send()).toEqual({ status: 'sent' });
  const [[address, call]] = fetched.mock.calls as [[string, RequestInit]];
  expect([address, call.method]).toEqual(['/api/contact', 'POST']);
  expect(call.headers).toMatchObject({ 'idempotency-key': 'first-key' });
  expect(JSON.parse(String(call.body))).toEqual({
    ...{ name: 'Rakib Hasan', number: '01712345678', email: 'rakib@example.com', noEmail: false },
    ...{ reference: 'Nobody so far', address: 'Mirpur', question: '' },
    ...{ kind: 'contact', language: 'bn', homepage: '', fillSeconds: '12' },
  });
});

test.each([
  ['540', 540],
  ['0', 60],
  [undefined, 60],
  ['soon', 60],
])(
  'who has sent too many is told so, and when to try again (retry-after %s)',
  async (retry, seconds) => {
    answer(429, { code: 'too_many' }, retry && { 'retry-after': retry });
    expect(await send()).toEqual({ status: 'too_many', retryAfterSeconds: seconds, answers });
  },
);

test('what is wrong with which field is told', async () => {
  const errors = [{ field: 'name', code: 'too_short' }];
  answer(422, { errors });
  expect(await send()).toEqual({ status: 'refused', messages: errors, answers });
});

test.each([
  ['the page of a captive portal', 200, 'Log in to this network'],
  ['an empty answer', 200, null],
  ['an answer that is not OK', 200, { text: 'hello' }],
  ['a server that is down', 503, { text: 'OK' }],
  ['a refusal of another kind', 403, { code: 'wrong_origin' }],
])('%s is no word that it was sent', async (_, status, body) => {
  answer(status, body);
  expect(await send()).toEqual({ status: 'not_sent', answers });
});

test('a page at a foreign address is sent by the browser itself, to the page that says so', async () => {
  const submitted = vi.spyOn(form(), 'submit').mockImplementation(() => {});
  answer(403, { code: 'foreign_origin' });
  expect(await send()).toEqual({ status: 'not_sent', answers });
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('another message under this key: it is sent at once under a new one', async () => {
  answer(409, { code: 'key_reused' });
  answer(200, { text: 'OK' });
  expect(await send()).toEqual({ status: 'sent' });
  const keys = fetched.mock.calls.map(([, call]) =>
    new Headers(call!.headers).get('idempotency-key'),
  );
  expect(keys[0]).toBe('first-key');
  expect(keys[1]).toBe(form().querySelector('input')!.value);
  expect(keys[1]).toMatch(/^[\w-]{16,}$/);
});

test.each([
  [true, 'failed'],
  [false, 'offline'],
])(
  'with a network: %s; no answer is told as %s, with all that was typed',
  async (onLine, status) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    fetched.mockRejectedValueOnce(new TypeError('network'));
    expect(await send()).toEqual({ status, answers });
  },
);

test('after thirty seconds it is given up, and the call with it', async () => {
  vi.useFakeTimers();
  fetched.mockReturnValueOnce(new Promise(() => {}));
  let reply: unknown;
  void send().then((given) => (reply = given));
  await vi.advanceTimersByTimeAsync(29_999);
  const signal = fetched.mock.calls[0]![1]!.signal!;
  expect([reply, signal.aborted]).toEqual([undefined, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([reply, signal.aborted]).toEqual([{ status: 'failed', answers }, true]);
});
