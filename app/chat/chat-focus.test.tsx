// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChatOptions } from './chat-options.ts';
import { ChatWidget } from './chat-widget.tsx';

const required = { phoneNumber: '01000000001', accountName: 'Sampan Overseas' };
const launcher = () => document.querySelector<HTMLElement>('a[aria-haspopup=dialog]')!;
const onClick = vi.fn<() => void>();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** Shows a chat whose first message is there at once. */
function show(options: Partial<ChatOptions> = {}) {
  render(<ChatWidget {...required} onClick={onClick} messageDelay={0} {...options} />);
}

test.each(['{Enter}', ' '])(
  'W-28 W-40 W-46 the key "%s" opens it, named, with focus in the named field',
  async (key) => {
    show();
    launcher().focus();
    await userEvent.keyboard(key);
    await screen.findByText('Hello there! How can we help?');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Sampan Overseas' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
  },
);

test('W-40 under a finger the panel itself gets the focus, with a key all the same the field', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList,
  );
  show();
  // A press of a finger counts one click, one of a key none.
  fireEvent.click(launcher(), { detail: 1 });
  await screen.findByText('Hello there! How can we help?');
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  fireEvent.click(launcher(), { detail: 1 });
  fireEvent.click(launcher(), { detail: 0 });
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'W-40 a press with %s is left to the link',
  (key) => {
    show();
    launcher().addEventListener('click', (event) => event.preventDefault(), { once: true });
    const heard = vi.fn();
    document.addEventListener('click', heard, { once: true });
    fireEvent.click(launcher(), { [key]: true });
    expect(heard).toHaveBeenCalled();
    expect(onClick).not.toHaveBeenCalled();
  },
);

test('the panel came late, and the visitor has gone elsewhere: the focus stays there', async () => {
  const late = Promise.withResolvers<object>();
  const elsewhere = document.body.appendChild(document.createElement('input'));
  const loadPanelOptions = () => late.promise;
  show({ loadPanelOptions });
  await userEvent.click(launcher());
  elsewhere.focus();
  await act(async () => late.resolve({}));
  await screen.findByText('Hello there! How can we help?');
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
