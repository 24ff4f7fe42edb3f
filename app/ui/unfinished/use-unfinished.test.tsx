// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StaffSessionContext } from '#app/auth/staff-session-context.ts';
import { forgetTab } from '../tab-storage.ts';
import { useUnfinished } from './use-unfinished.ts';

const empty = { reason: '', passport: '', note: '' };

function openedBy(account: string) {
  return renderHook(() => useUnfinished('facts 1', empty, 'passport'), {
    wrapper: ({ children }) => (
      <StaffSessionContext
        value={{
          ...{ account, email: '', name: '', role: 'staff' },
          ...{ picturesStay: false, mailIsDelivered: true },
        }}
      >
        {children}
      </StaffSessionContext>
    ),
  }).result;
}

afterEach(() => {
  cleanup();
  forgetTab();
});

test('words are there again for their writer alone, and a secret is written nowhere', () => {
  const first = openedBy('shirin');
  act(() => first.current.write({ reason: 'Misheard' }));
  act(() => first.current.write({ passport: 'QX7654321' }));
  expect(first.current.words).toMatchObject({ reason: 'Misheard', passport: 'QX7654321' });
  expect(JSON.stringify({ ...sessionStorage })).toContain('Misheard');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('QX7654321');
  expect(openedBy('kabir').current.words).toEqual(empty);
  expect(openedBy('shirin').current.words).toMatchObject({ reason: 'Misheard', passport: '' });
});

test('the words of one field are forgotten, those of the others and the time stay', () => {
  const first = openedBy('shirin');
  act(() => first.current.write({ reason: 'Misheard', note: 'Twice' }));
  const second = openedBy('shirin');
  act(() => second.current.forget('note'));
  expect(second.current.words).toEqual({ reason: 'Misheard', passport: '', note: '' });
  expect(second.current.since).not.toBeNull();
  expect(openedBy('shirin').current.words).toEqual(second.current.words);
});
