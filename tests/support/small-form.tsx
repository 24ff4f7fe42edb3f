import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { DraftNote } from '#app/forms/draft-note.tsx';
import type { FieldMessage, Outcome } from '#app/forms/form-state.ts';
import { useVisitorForm } from '#app/forms/use-visitor-form.ts';
import { VisitorForm } from '#app/forms/visitor-form.tsx';
import { InPage } from './in-page.tsx';

export type SmallReply = Outcome & { status: string };
type Form = Parameters<typeof useVisitorForm<SmallReply>>[0];

/** Stands for the server: by default what is sent arrives. */
export const transmit = vi.fn<(form: HTMLFormElement) => Promise<SmallReply | void>>();

/** A visitors' form with a text, a long text in a part that is folded, a tick, and a secret that is kept only while the tab is open. */
function SmallForm(options: Partial<Form>) {
  const form = useVisitorForm<SmallReply>({
    ...{ reply: undefined, draftName: 'small', transmit, keptWhileOpen: ['secret'] },
    fields: ['name', 'words', 'agreed', 'secret'],
    ...options,
  });
  return (
    <VisitorForm
      form={form}
      submit="Send"
      submitting="Sending …"
      hint={null}
      aria-label="Small form"
    >
      {form.outcome && (
        <p role="alert" key={form.attempt}>
          {form.outcome.status}
        </p>
      )}
      {form.alert.isWaiting && (
        <button type="button" onClick={form.alert.onStopWaiting}>
          Stop waiting
        </button>
      )}
      <ul>
        {form.messages.map(({ field, code }: FieldMessage) => (
          <li key={field}>{`${field} ${code}`}</li>
        ))}
      </ul>
      <div key={`fields ${form.clearedCount}`}>
        <input name="name" defaultValue={options.prefill?.name} />
        <details>
          <textarea name="words" />
        </details>
        <input type="checkbox" name="agreed" value="yes" />
        <input name="secret" />
      </div>
      <DraftNote form={form} />
    </VisitorForm>
  );
}

/** Shows the form as a page does that was just opened. The answer takes it away, as leaving the page does. */
export function openForm(options: Partial<Form> = {}) {
  return render(
    <InPage>
      <SmallForm {...options} />
    </InPage>,
  );
}

/** Gives each test of the file a device that has kept nothing, and time that passes only where the test says so. */
export function freshDevices(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_790_000_000_000 });
    transmit.mockReset().mockResolvedValue({ status: 'sent' });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '');
  });
}

export const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
export const type = (name: string, value: string) =>
  fireEvent.input(input(name), { target: { value } });
export const values = () => ['name', 'words', 'secret'].map((name) => input(name).value);
/** All that the device keeps, beyond the tab and within it. */
export const kept = () =>
  `${JSON.stringify({ ...localStorage })}${JSON.stringify({ ...sessionStorage })}`;
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const shown = () => screen.queryByRole('alert')?.textContent;

/** Sends the form, and lets an answer come that is there already. */
export async function send() {
  fireEvent.submit(screen.getByRole('form'));
  await pass(0);
}
