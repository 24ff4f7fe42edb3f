// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { InPage } from '#tests/support/in-page.tsx';
import AccountPage, { clientAction } from './account-page.tsx';
import type { OwnSession } from './own-account.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const session = (id: string): OwnSession => ({
  ...{ id, isCurrent: id === 'here', createdAt: '2026-03-01T04:00:00.000Z' },
  expiresAt: '2026-03-08T04:00:00.000Z',
  device: { browser: 'Firefox', system: 'Android' },
});

/** Switches the code at sign-in on, with these sessions. */
async function switchOn(sessions: OwnSession[]) {
  const setup = { uri: 'otpauth://totp/x', secret: 'ABCD', recoveryCodes: ['one'] };
  vi.stubGlobal('fetch', async () => Response.json(setup));
  const me = { name: 'Rahima', email: 'rahima@sampan.example', hasSecondFactor: false };
  const data = { me, startPage: '/admin/today', isElsewhere: false, hasPassword: true };
  const account = Promise.resolve({ ok: true, data: { ...data, sessions, events: [] } });
  const props = { loaderData: { account } } as unknown as ComponentProps<typeof AccountPage>;
  const action = clientAction as ComponentProps<typeof InPage>['action'];
  await act(async () => {
    render(
      <InPage {...(action && { action })}>
        <AccountPage {...props} />
      </InPage>,
    );
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  for (const [field, press] of [
    ['Your password', 'Go on'],
    [/The code that/, 'Switch on'],
  ] as const) {
    fireEvent.change(await screen.findByLabelText(field), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: press }));
  }
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('is switched on'));
}

test('once the code is switched on, other sessions without it are named, with the way to end them', async () => {
  await switchOn([session('here'), session('elsewhere')]);
  const link = screen.getByRole('link', { name: /signed in elsewhere too, without the code/ });
  expect(link.getAttribute('href')).toBe('#sessions');
});

test('nothing is said of sessions that there are not', async () => {
  await switchOn([session('here')]);
  expect(screen.queryByRole('link', { name: /signed in elsewhere/ })).toBeNull();
});
