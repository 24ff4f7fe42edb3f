// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InPage } from '#tests/support/in-page.tsx';
import { ErrorSummary } from '#app/ui/alert/error-summary.tsx';
import { TextAreaField, TextField } from '#app/ui/field/field.tsx';
import { forgetTyped, useStillForms } from './use-still-forms.ts';

function Page({ kind = '', isWrong = false }: { kind?: string; isWrong?: boolean }) {
  useStillForms('complaints', 'pin');
  const error = isWrong ? 'Write it.' : undefined;
  return (
    <main>
      <form method="post">
        {isWrong && (
          <ErrorSummary
            title="Not sent"
            advice="Look"
            fields={[
              { id: 'kind', label: 'Kind' },
              { id: 'text', label: 'Text' },
            ]}
            takesFocus={false}
          />
        )}
        <fieldset data-field>
          {['money', 'delay'].map((value) => (
            <input
              key={value}
              {...{ type: 'radio', name: 'kind', value, 'aria-label': value }}
              id={value === 'money' ? 'kind' : undefined}
              defaultChecked={value === kind}
            />
          ))}
          {error && <p id="kind-error">{error}</p>}
        </fieldset>
        <TextAreaField name="text" label="Text" error={error} />
        <details>
          <TextField name="phone" label="Phone" />
          <TextField name="pin" label="PIN" />
        </details>
        <input type="hidden" name="start" defaultValue="x" />
      </form>
    </main>
  );
}
const open = (props: Parameters<typeof Page>[0] = {}) =>
  render(
    <InPage>
      <Page {...props} />
    </InPage>,
  );
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const isChecked = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).checked;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what was typed is there again in this tab, secrets are nowhere, and it goes when it has arrived', () => {
  open();
  fireEvent.click(screen.getByLabelText('delay'));
  type('Text', 'He took money');
  type('Phone', '01000000002');
  type('PIN', '123456');
  cleanup();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/123456|start/);
  expect(localStorage.length).toBe(0);
  open();
  expect([valueOf('Text'), valueOf('Phone'), valueOf('PIN'), isChecked('delay')]).toEqual([
    ...['He took money', '01000000002', ''],
    true,
  ]);
  expect(screen.getByLabelText('Phone').closest('details')!.open).toBe(true);
  cleanup();
  // Another page has chosen the kind.
  open({ kind: 'money' });
  expect([isChecked('money'), isChecked('delay')]).toEqual([true, false]);
  cleanup();
  forgetTyped('complaints');
  open();
  expect([valueOf('Text'), isChecked('delay')]).toEqual(['', false]);
});

test('a mended answer loses its error, and the last one takes the summary with it', () => {
  open({ isWrong: true });
  const errors = () => screen.queryAllByText('Write it.').filter(({ hidden }) => !hidden);
  const isTold = () => !screen.getByText('Not sent').closest<HTMLElement>('[role=alert]')!.hidden;
  type('Text', ' ');
  expect(screen.getByLabelText('Text').getAttribute('aria-invalid')).toBe('true');
  type('Text', 'He took money');
  expect(screen.getByLabelText('Text').getAttribute('aria-invalid')).toBeNull();
  expect(document.getElementById('text-error')!.hidden).toBe(true);
  expect([errors().some(({ id }) => id === 'kind-error'), isTold()]).toEqual([true, true]);
  fireEvent.click(screen.getByLabelText('delay'));
  expect([document.getElementById('kind-error')!.hidden, isTold()]).toEqual([true, false]);
});

test('an answer that was mended before the scripts came has no error either, and is kept', () => {
  // As the server has drawn it, and the visitor has typed into it.
  const ready = document.createElement('div');
  document.body.append(ready);
  const page = (
    <InPage>
      <Page isWrong />
    </InPage>
  );
  ready.innerHTML = renderToString(page);
  const text = ready.querySelector('textarea')!;
  text.value = 'He took money';
  render(page, { container: ready, hydrate: true });
  expect(text.hasAttribute('aria-invalid')).toBe(false);
  expect(sessionStorage.getItem('typed:complaints')).toContain('He took money');
  expect(document.getElementById('kind-error')!.hidden).toBe(false);
  ready.remove();
});

test('without a network it waits, says so, and goes once by itself', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  const form = document.querySelector('form')!;
  expect(fireEvent.submit(form)).toBe(false);
  expect(screen.getByRole('status').textContent).toMatch(/^Nothing was sent/);
  fireEvent(window, new Event('online'));
  fireEvent(window, new Event('online'));
  expect(submit).toHaveBeenCalledOnce();
});

test('where storage is refused or full, the form is as it was', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  open();
  type('Text', 'He took money');
  expect(valueOf('Text')).toBe('He took money');
  forgetTyped('complaints');
});
