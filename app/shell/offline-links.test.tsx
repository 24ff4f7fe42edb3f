// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InPage } from '#tests/support/in-page.tsx';
import { OfflineLinks } from './offline-links.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['a page of the staff', '/admin/inbox', false, true],
  ['the same page', '/admin/today?whose=mine', false, false],
  ['the site', '/bn', false, false],
  ['a page of the staff with a network', '/admin/inbox', true, false],
])('a press on a link to %s', (_name, href, isOnline, isHeld) => {
  history.replaceState(null, '', '/admin/today');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const followed = vi.fn((event: Event) => event.preventDefault());
  render(
    <InPage>
      <OfflineLinks />
      <a href={href}>There</a>
    </InPage>,
  );
  const link = screen.getByRole('link', { name: 'There' });
  link.addEventListener('click', followed);
  fireEvent.click(link);
  expect(followed).toHaveBeenCalledTimes(isHeld ? 0 : 1);
  expect(screen.queryAllByRole('alert')).toHaveLength(isHeld ? 1 : 0);
});
