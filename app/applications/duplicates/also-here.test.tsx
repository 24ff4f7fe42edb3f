// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { InPage } from '#tests/support/in-page.tsx';
import { AlsoHere } from './also-here.tsx';
import type { AlsoHere as Found } from './same-person.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nobody: Found = { people: [], more: { count: 0, isMore: false } };
const found: Found = {
  people: [
    {
      ...{ _id: 'a', name: 'Nasrin Akter', receiptNumber: 'W4GF-7NTA', stage: 'visa' },
      ...{ isInTrash: false, same: 'passport' },
    },
    {
      ...{ _id: 'b', name: 'নাসরিন', receiptNumber: 'DDWA-AEFR', stage: 'new' },
      ...{ isInTrash: true, same: 'birth' },
    },
  ],
  more: { count: 12, isMore: false },
};

test('who else it may be is named with number and stage, and called different people, with the way back', async () => {
  const answer = vi.fn(async (_address: string, _call: { method: string }) =>
    Response.json(nobody),
  );
  vi.stubGlobal('fetch', answer);
  const tell = vi.fn<(notice: Notice) => void>();
  const onChanged = vi.fn();
  const application = { _id: 'me', closeReason: null };
  render(
    <InPage>
      <AlsoHere {...{ application, found, tell, onChanged }} />
    </InPage>,
  );
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Also here: Nasrin Akter, W4GF-7NTA, Visa applied for (same passport)Different people',
    'Also here: নাসরিন, DDWA-AEFR, in the trash (same name and birth date)Different people',
    'and 12 more',
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/case/a', '/admin/trash']);
  fireEvent.click(screen.getByRole('button', { name: /W4GF-7NTA/ }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledWith(nobody));
  tell.mock.calls[0]?.[0].undo?.();
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
  expect(answer.mock.calls.map(([address, { method }]) => [method, address])).toEqual([
    ['PUT', '/api/application/me/different/a'],
    ['DELETE', '/api/application/me/different/a'],
  ]);
});

test('closed as the second of two, it names the one that goes on', () => {
  const application = { _id: 'me', closeReason: 'duplicate' as const };
  render(
    <InPage language="bn">
      <AlsoHere {...{ application, found, tell: vi.fn(), onChanged: vi.fn() }} />
    </InPage>,
  );
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(
    /^দুবার আছেন, কাজ চলছে এটিতে: Nasrin Akter, W4GF-7NTA, ভিসার আবেদন/,
  );
});
