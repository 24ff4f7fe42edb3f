// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InPage } from '#tests/support/in-page.tsx';
import { LaunchList } from './launch-list.tsx';
import type { LaunchPoint } from './launch.ts';

afterEach(cleanup);

const show = (open: LaunchPoint[]) =>
  render(
    <InPage>
      <LaunchList open={open} />
    </InPage>,
  );

test('what is open says who does it, an owner with the way there; what is done is folded', () => {
  show(['licence', 'mail']);
  expect(screen.getByText('11 of 13')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Licence' }).getAttribute('href')).toBe(
    '/admin/content/office',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'LicenceYou',
    'MailWhoever set up the server',
  ]);
  expect(screen.getByText('11 are done')).toBeTruthy();
});

test('once all is done, nothing is left of it', () => {
  show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
