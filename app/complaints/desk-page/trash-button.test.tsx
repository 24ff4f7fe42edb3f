// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { StaffSessionContext } from '#app/auth/staff-session-context.ts';
import type { Role } from '#app/auth/staff-member.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { InPage } from '#tests/support/in-page.tsx';
import type { complaintActs } from './complaint-acts.ts';
import { TrashButton } from './trash-button.tsx';

const remove = vi.fn<(typeof complaintActs)['remove']>(async () => ({
  ok: true,
  data: { deletedCount: 1 },
  next: null,
}));
afterEach(cleanup);

function show(role: Role) {
  const session = { account: 'a', email: 'a@sampan.example', name: 'A', role };
  render(
    <StaffSessionContext value={{ ...session, picturesStay: false, mailIsDelivered: true }}>
      <InPage action={actionOf({ remove })}>
        <TrashButton id="c1" />
        <Place />
      </InPage>
    </StaffSessionContext>,
  );
}

const Place = () => <output>{useLocation().pathname}</output>;

test('an owner moves a complaint to the trash, and sees it there', async () => {
  show('owner');
  fireEvent.click(screen.getByRole('button', { name: 'Move to trash' }));
  expect(await screen.findByText('/admin/complaints/trash')).toBeTruthy();
  expect(remove.mock.calls).toEqual([['c1']]);
});

test('nobody else has the button', () => {
  show('staff');
  expect(screen.queryByRole('button')).toBeNull();
});
