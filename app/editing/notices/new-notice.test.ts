import { expect, test } from 'vitest';
import { addressOfNewNotice, unkeptNotice } from './new-notice.ts';

test('a new notice ends in a week at six, and has one paragraph ready', () => {
  const { document, beginning } = unkeptNotice(new Date('2026-11-28T20:00:00.000Z'));
  expect(beginning).toEqual([
    { path: 'until', value: '2026-12-06T12:00:00.000Z' },
    { path: 'body/first', value: true },
    { path: 'body/first/kind', value: 'paragraph' },
  ]);
  expect(Object.keys(document.leaves)).toEqual(['until', 'body/first/kind', 'body']);
  expect(document.faults).toEqual([]);
});

const begun = 'news.0199a000-0000-7000-8000-000000000001';

test('one whose words never reached the server is gone on with; else a new one begins', () => {
  expect(addressOfNewNotice([], ['home', begun])).toBe(`/admin/content/${begun}?new`);
  expect(addressOfNewNotice([{ _id: begun }], [begun])).toMatch(
    /^\/admin\/content\/news\.[\da-f-]{36}\?new$/,
  );
});
