// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { ChatOptions } from './chat-options.ts';
import { panelTexts } from './chat-panel.text.ts';
import { ChatWidget } from './chat-widget.tsx';
import { chatTexts } from './chat.text.ts';

const { openingTimes } = defaultDocuments().agency.agency;
const launcher = () => document.querySelector<HTMLElement>('a[aria-haspopup=dialog]')!;
const panel = () => within(document.querySelector<HTMLElement>('[role=dialog]')!);
const field = () => panel().getByRole<HTMLTextAreaElement>('textbox');
const opened = vi.fn<typeof window.open>(() => null);
const onSubmit = vi.fn<NonNullable<ChatOptions['onSubmit']>>();
const onClick = vi.fn<() => void>();

beforeEach(() => void vi.stubGlobal('open', opened));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** Shows a chat whose first message is there at once. */
function show(options: Partial<ChatOptions> = {}) {
  const required = { phoneNumber: '01000000001', accountName: 'Sampan Overseas' };
  const calls = { onSubmit, onClick };
  return render(<ChatWidget {...required} {...calls} messageDelay={0} {...options} />);
}

async function open(options: Partial<ChatOptions> = {}) {
  show(options);
  await userEvent.click(launcher());
  await screen.findByText(options.chatMessage ?? 'Hello there! How can we help?');
}

test('W-24 W-25 nothing but spaces is nothing to send', async () => {
  await open();
  await userEvent.click(panel().getByRole('button', { name: 'Send' }));
  await userEvent.type(field(), '   {Shift>}{Enter}{/Shift} {Enter}');
  expect(opened).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('W-26 W-27 W-35 W-37 Enter opens the app with the text, empties the field and leaves a link', async () => {
  await open();
  await userEvent.type(field(), 'Hello{Enter}');
  const address = 'https://api.whatsapp.com/send?phone=8801000000001&text=Hello';
  expect(opened.mock.calls).toEqual([[address, '_blank', 'noopener']]);
  expect(onSubmit.mock.calls).toEqual([[expect.objectContaining({ type: 'submit' }), 'Hello']]);
  expect(field().value).toBe('');
  const link = panel().getByRole('link', { name: 'Open WhatsApp' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([address, 'noopener']);
});

test('W-31 every character arrives, a line break too', async () => {
  await open();
  const text = `A & B #1 +50%? ৳ আমি 👍\n${'ক'.repeat(3_000)}`;
  fireEvent.change(field(), { target: { value: text } });
  await userEvent.click(panel().getByRole('button', { name: 'Send' }));
  expect(new URL(String(opened.mock.calls[0]![0])).searchParams.get('text')).toBe(text);
});

test('Enter sends, but not with Shift, nor the one that ends a composed word', async () => {
  await open();
  fireEvent.change(field(), { target: { value: 'আমি' } });
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(opened).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(opened).toHaveBeenCalledTimes(1);
});

test('W-34 with an unusable number nothing opens, the text stays, and it says so', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  show({ phoneNumber: 'abc' });
  expect(launcher().hasAttribute('href')).toBe(false);
  launcher().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Hello there! How can we help?');
  await userEvent.type(field(), 'Hello{Enter}');
  expect(panel().getByRole('log').textContent).toContain('Chat is unavailable.');
  expect(panel().queryByRole('link')).toBeNull();
  expect(field().value).toBe('Hello');
  expect(errors.mock.calls).toEqual([['phoneNumber prop value is unusable.']]);
  expect(opened).not.toHaveBeenCalled();
});

test('W-64 nothing of the panel is asked for until somebody comes near; what does not come leaves the link', async () => {
  const loadPanelOptions = vi.fn(() => Promise.reject(new Error('no network')));
  show({ loadPanelOptions, avatar: '/avatar.svg' });
  expect(loadPanelOptions).not.toHaveBeenCalled();
  expect(document.querySelector('img')).toBeNull();
  fireEvent.pointerEnter(launcher());
  expect(loadPanelOptions).toHaveBeenCalledTimes(1);
  await userEvent.click(launcher());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: 'Open WhatsApp' })).toBeTruthy();
});

test('W-67 in Bengali no English word is left, while the office is closed the note stands alone under the name, and one press asks a question', async () => {
  const texts = panelTexts('bn', openingTimes);
  const loadPanelOptions = async () => ({ ...texts, statusNote: () => 'এখন অফিস বন্ধ।' });
  const options = {
    ...chatTexts('bn', openingTimes),
    accountName: 'সাম্পান ওভারসিজ',
    loadPanelOptions,
  };
  await open({ ...options, chatMessage: texts.chatMessage });
  expect(panel().getByRole('log').contains(panel().getByRole('list'))).toBe(true);
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).not.toMatch(/[a-z]/i);
  expect(dialog.textContent).toContain('এখন অফিস বন্ধ।');
  expect(dialog.textContent).not.toContain(texts.statusMessage);
  expect(field().dir).toBe('auto');
  const [question] = texts.questions!;
  await userEvent.click(panel().getByRole('button', { name: question! }));
  expect(new URL(String(opened.mock.calls[0]![0])).searchParams.get('text')).toBe(question);
  expect(panel().queryByRole('button', { name: /\?$/ })).toBeNull();
  expect(panel().getAllByRole('button')).toHaveLength(2);
});
