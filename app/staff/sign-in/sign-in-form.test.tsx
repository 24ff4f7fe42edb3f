// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InPage } from '#tests/support/in-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [
    'https://www.example.com',
    `set up for https://www.example.com, and you are at ${location.origin}`,
  ],
  [undefined, 'at another address than the site is set up for'],
])('at a foreign address it says where to open it (%s)', async (siteOrigin, words) => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'foreign_origin' }, { status: 403 }));
  render(
    <InPage>
      <SignInForm signInBy={null} {...(siteOrigin && { siteOrigin })} onDone={() => {}} />
    </InPage>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/Email/), 'staff@sampan.example');
  await user.type(screen.getByLabelText(/^Password/), 'correct-horse-battery');
  await user.click(screen.getByRole('button', { name: /LOGIN/ }));
  expect(await screen.findByText(words, { exact: false })).toBeTruthy();
});
