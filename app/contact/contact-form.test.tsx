// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { InPage } from '#tests/support/in-page.tsx';
import { ContactForm } from './contact-form.tsx';
import './contact-outcome.tsx';
import type { ContactAnswers, ContactReply } from './contact-reply.ts';
import { employerParts } from './employer-parts.tsx';
import './paste-notice.tsx';
import './wrong-fields.tsx';

const fetched = vi.fn<typeof fetch>();
const { agency } = defaultDocuments().agency;
const typed = {
  ...{ name: 'Rakib Hasan', number: '01712345678', email: 'rakib@example.com' },
  ...{ reference: 'Nobody so far', address: 'Mirpur, Dhaka', question: 'When?' },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  localStorage.clear();
  history.replaceState(null, '');
});

/** What waits for a script or an answer goes on. */
const settle = () => act(() => new Promise((resolve) => setImmediate(resolve)));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const input = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)!;
const values = () => Object.keys(typed).map((name) => input(name).value);
const answer = (status: number, body: unknown, headers = {}) =>
  fetched.mockResolvedValueOnce(Response.json(body, { status, headers }));

async function show(
  language: Language = 'en',
  { reply, begun }: { reply?: ContactReply; begun?: ContactAnswers } = {},
) {
  render(
    <InPage language={language}>
      <ContactForm reply={reply} begun={begun} employerParts={employerParts} />
    </InPage>,
  );
  await settle();
}

async function send() {
  for (const [name, value] of Object.entries(typed))
    fireEvent.input(input(name), { target: { value } });
  await sendAgain();
}

async function sendAgain() {
  fireEvent.submit(document.querySelector('form')!);
  await settle();
  await settle();
}

test.each([
  ['en', '540', 'try again in 9 min'],
  ['en', '61', 'try again in 2 min'],
  ['bn', '600', '১০ মিনিট পরে আবার চেষ্টা করুন'],
] as const)(
  'too many (%s): told when to try again (%s s) and by which other ways; all stays, nothing goes by itself',
  async (language, retry, said) => {
    answer(429, { code: 'too_many' }, { 'retry-after': retry });
    await show(language);
    await send();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(said);
    expect(document.activeElement).toBe(alert);
    for (const { shown } of agency.phones)
      expect(within(alert).getByRole('link', { name: shown }).getAttribute('href')).toMatch(
        /^tel:/,
      );
    const chat = within(alert)
      .getAllByRole<HTMLAnchorElement>('link')
      .find(({ href }) => /whatsapp/.test(href))!;
    expect(new URL(chat.href).searchParams.get('text')).toContain('Rakib Hasan');
    expect(values()).toEqual(Object.values(typed));
    fireEvent(window, new Event('online'));
    await pass(600_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    const key = input('submissionKey').value;
    answer(200, { text: 'OK' });
    await sendAgain();
    const again = fetched.mock.calls[1]![1]!;
    expect(again.headers).toMatchObject({ 'idempotency-key': key });
  },
);

test('what has arrived is said, the fields are empty, and no draft is left', async () => {
  answer(200, { text: 'OK' });
  await show();
  await send();
  expect(screen.getByRole('alert').textContent).toContain('sent');
  expect(values()).toEqual(['', '', '', '', '', '']);
  expect(localStorage).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the server refuses is told beside its field, and all together', async () => {
  answer(422, { errors: [{ field: 'name', code: 'too_short' }] });
  await show();
  await send();
  expect(screen.getByRole('alert').textContent).toContain('Correct the fields that are marked');
  expect(input('name').getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('Write 5 to 30 characters.');
  expect(input('number').getAttribute('aria-invalid')).not.toBe('true');
});

test('a reply that came with the page is shown with its answers, without taking the focus', async () => {
  const answers = { ...typed, noEmail: true, email: '' };
  await show('en', { reply: { status: 'too_many', retryAfterSeconds: 60, answers } });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('try again in 1 min');
  expect(document.activeElement).not.toBe(alert);
  expect([input('name').value, input('email').required]).toEqual(['Rakib Hasan', false]);
});

test('what an employer has begun is on top, beside what was kept, and goes as an employer’s', async () => {
  const empty = { name: '', number: '', email: '', reference: '', address: '' };
  const answers = { ...empty, question: 'Role: Welder', noEmail: false, kind: 'employer' } as const;
  await show();
  fireEvent.input(input('name'), { target: { value: 'Ferenc' } });
  fireEvent.input(input('question'), { target: { value: 'Another question' } });
  cleanup();
  await show('en', { begun: answers });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body.textContent).toContain('Your five lines are below.');
  expect(screen.getAllByRole('textbox')[0]).toBe(input('question'));
  expect(input('address').placeholder).toBe('Company, city, country');
  expect([input('name').value, input('question').value]).toEqual(['Ferenc', 'Role: Welder']);
  fireEvent.input(input('number'), { target: { value: '+36 1 000' } });
  cleanup();
  // Left and come back to without the five lines: it is an employer's all the same.
  answer(200, { text: 'OK' });
  await show();
  expect(input('question').value).toBe('Role: Welder');
  await sendAgain();
  expect(JSON.parse(String(fetched.mock.calls[0]![1]!.body))).toMatchObject({ kind: 'employer' });
  expect(document.body.textContent).not.toContain('Your five lines');
  expect(input('kind').value).toBe('');
});

test('an e-mail address is asked for, unless it is ticked that there is none', async () => {
  await show();
  expect(input('email').required).toBe(true);
  fireEvent.click(input('noEmail'));
  expect(input('email').required).toBe(false);
  fireEvent.click(input('noEmail'));
  expect(input('email').required).toBe(true);
});
