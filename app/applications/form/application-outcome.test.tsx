// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberKey, rememberedKey } from '#app/ui/api-call/submission-key.ts';
import { InPage } from '#tests/support/in-page.tsx';
import { ApplicationOutcome } from './application-outcome.tsx';

afterEach(cleanup);

type Reply = ComponentProps<typeof ApplicationOutcome>['reply'];
const said = { en: 'Receipt AC34-EF79', bn: 'রসিদ AC34-EF79' };

/** In a form, and above two of its fields. Returns how often that was sent. */
function show(reply: Reply) {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  function Form() {
    const [isThere] = useState(true);
    return (
      <form onSubmit={sent}>
        {isThere && (
          <ApplicationOutcome
            {...{ reply, takesFocus: true, isWaiting: false }}
            onStopWaiting={() => {}}
            onStopped={() => {}}
          />
        )}
        <input id="reference" />
        <input id="consent" type="checkbox" />
      </form>
    );
  }
  render(
    <InPage>
      <Form />
    </InPage>,
  );
  return sent;
}

test('decision 67: back at a form that was taken, it says so and offers the receipt and another person', () => {
  show({ status: 'sent_before', said });
  expect(screen.getByRole('alert').textContent).toContain('Receipt AC34-EF79');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/application/receipt', '/application']);
  expect(screen.queryByRole('button')).toBeNull();
  rememberKey('the key of what was sent');
  fireEvent.click(screen.getByRole('link', { name: 'Apply for another person' }));
  expect(rememberedKey()).toBe('');
});

test.each<[string, Reply]>([
  ['an application of the same day', { status: 'sent_today', said }],
  ['other answers under the same key', { status: 'key_reused' }],
  [
    'an odd answer',
    { status: 'needs_confirmation', messages: [{ field: 'passport', code: 'passport_odd' }] },
  ],
])('what asks about %s is answered where it stands', (_, reply) => {
  const sent = show(reply);
  expect(screen.getByRole('alert')).toBe(document.activeElement);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, send it' }));
  expect(sent).toHaveBeenCalledOnce();
});

test('of many wrong answers five are named, and the next leads to the rest', () => {
  const names = ['name', 'birth', 'phone', 'email', 'address', 'reference', 'consent'] as const;
  show({ status: 'refused', messages: names.map((field) => ({ field, code: 'required' })) });
  fireEvent.click(screen.getByRole('link', { name: 'and 2 more below' }));
  expect(document.activeElement!.id).toBe('reference');
});

test('one wrong answer has the focus itself', () => {
  show({ status: 'refused', messages: [{ field: 'consent', code: 'required' }] });
  expect(document.activeElement!.id).toBe('consent');
});
