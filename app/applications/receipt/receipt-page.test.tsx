// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDraft, noteEnd, readDraft, readTaken } from '#app/forms/draft.ts';
import { InPage } from '#tests/support/in-page.tsx';
import ReceiptPage from './receipt-page.tsx';

const loaderData = {
  receipt: {
    ...{ receiptNumber: 'AC34-EF79', createdAt: '2026-11-21T04:00:00.000Z', phoneEnd: '678' },
    ...{ callDay: '2026-11-23', verifyAt: 'sampan.example/verify' },
  },
  papers: { items: [], ifYouHave: '', advice: '' },
};
const Page = ReceiptPage as never as ComponentType<{ loaderData: object }>;
const helper = { helperName: 'Phone shop', helperPhone: '01000000002' };
const open = () =>
  render(
    <InPage>
      <Page loaderData={loaderData} />
    </InPage>,
  );

beforeEach(() => {
  history.replaceState(null, '');
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test('decision 67: another person begins with an empty form but for the helper, also after a reload', () => {
  noteEnd('application', { ...helper, key: 'k1' });
  open();
  expect(readTaken('k1')).toEqual({
    said: expect.objectContaining({ en: 'This application has been sent: AC34-EF79' }),
    kept: helper,
  });
  expect(readDraft('application')).toBeNull();
  cleanup();
  open();
  fireEvent.click(screen.getByRole('link', { name: /^Apply for another person/ }));
  expect(readDraft('application')!.values).toEqual(helper);
});

test('sent before its scripts ran, the draft goes and its helper stays', () => {
  keepDraft('application', { startedAt: 1, values: { ...helper, name: 'Rakib', passport: 'A1' } });
  open();
  expect(readDraft('application')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: /^Apply for another person/ }));
  expect(readDraft('application')!.values).toEqual(helper);
});

test('without a helper nothing is kept', () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: /^Apply for another person/ }));
  expect(localStorage.length).toBe(0);
});

test('decision 68: it ends with how to correct it or have it erased, and says where to check a caller', () => {
  open();
  const end = screen.getByRole('button', { name: 'have your data erased' });
  const { form } = end as HTMLButtonElement;
  expect([form!.getAttribute('action'), new FormData(form!).get('start')]).toEqual([
    '/complaints',
    'erase',
  ]);
  expect(screen.getByText('by Monday, 23 November')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'sampan.example/verify' })).toBeTruthy();
});
