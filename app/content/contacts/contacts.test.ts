import { expect, test } from 'vitest';
import { contactsIn, ourContacts } from './contacts.ts';
import { defaultDocuments } from '../defaults.server.ts';
import { documentIds, documents as kinds } from '../documents.ts';
import { noticeDocument } from '../kinds/notice.ts';

const shipped = { ...defaultDocuments(), today: { day: '2026-03-01' } } as Parameters<
  typeof ourContacts
>[0];

const inText = (text: string) => [
  ...contactsIn(noticeDocument, { title: { bn: text, en: '' }, body: [] }),
];
const atAddress = (address: string) => [
  ...contactsIn(noticeDocument, { body: [{ _key: 'a', kind: 'link', address }] }),
];

test.each([
  '01799999999',
  '01799-999999',
  '০১৭৯৯-৯৯৯৯৯৯',
  '+880 1799 999 999',
  '০০৮৮০ ১৭৯৯৯৯৯৯৯৯',
  '0 1 7 9 9 9 9 9 9 9 9',
  '01799/999999',
  '01799\u200b999\u2060999',
  '①⑦⑨⑨ 999 999',
  'bKash: **01799** **999999**',
  'wa.me/8801799999999',
  'https://wa.me/8801799999999?text=x',
])('a number is found however it is written: %s', (text) => {
  expect(inText(text)).toContain('+8801799999999');
});

test('beside one of ours another is found, with nothing but a gap between them', () => {
  expect(inText('01000000001 01799999999')).toEqual(['+8801000000001', '+8801799999999']);
  expect(inText('+880 1000-000001, 01799-999999')).toEqual(['+8801000000001', '+8801799999999']);
});

test.each([
  ['an account', 'A/C 2050 1234 5678 901', '205012345678901'],
  ['a landline', 'Call 955-1234', '9551234'],
  ['a host', 'See https://www.pay.example/now', 'pay.example'],
  ['a host without its beginning', 'pay.example/now', 'pay.example'],
])('%s is found', (_, text, found) => expect(inText(text)).toEqual([found]));

test('an address is read too', () => {
  expect(atAddress('tel:999')).toEqual(['999']);
  expect(atAddress('tel:+8801799999999')).toContain('+8801799999999');
  expect(atAddress('https://pay.example/1234567890')).toEqual(['pay.example']);
  expect(atAddress('/contact')).toEqual([]);
});

test.each([
  '12-03-2026, 10:00-18:00',
  '১২/০৩/২০২৬ থেকে ১৫/০৩/২০২৬',
  '2026-03-12 10:00',
  '2024-2025, 2026',
  '৫০,০০০–৭০,০০০ টাকা',
  '10,00,000 or 1,000,000 taka',
  '800-1200 euro',
  'Act 48 of 2013, Dhaka 1212',
  'S.R.O. 450, 2024',
])('days, times, years and sums are no numbers to call: %s', (text) => {
  expect(inText(text)).toEqual([]);
});

test('what is ours is so in every way of writing it', () => {
  const ours = ourContacts(shipped);
  for (const text of ['+৮৮০ ১০০০ ০০০০০১', '01000000002', '8801000000001', '+880 (0)1000-000001'])
    expect(inText(text).filter((one) => !ours.has(one))).toEqual([]);
  expect(atAddress('tel:16135').filter((one) => !ours.has(one))).toEqual([]);
  expect(inText('https://m.facebook.example/x sampan.example/y')).toEqual([
    'facebook.example',
    'sampan.example',
  ]);
  expect([ours.has('facebook.example'), ours.has('sampan.example')]).toEqual([true, true]);
});

test('somebody who is no longer on the list is not ours', () => {
  const listed = (validUntil: string) => {
    const identity = { _key: 'a', kind: 'phone', value: '01799-999999', validUntil };
    const identities = { identities: [identity] };
    return ourContacts({ ...shipped, identities } as never).has('+8801799999999');
  };
  expect([listed('2026-02-28'), listed('2026-03-01')]).toEqual([false, true]);
});

test('of what is shipped nothing but the sources of laws and the courses is held to be foreign', () => {
  const ours = ourContacts(shipped);
  const foreign = documentIds.flatMap((id) =>
    [...contactsIn(kinds[id], shipped[id])].filter((one) => !ours.has(one)),
  );
  expect([...new Set(foreign)].toSorted()).toEqual(['bdlaws.minlaw.gov.bd', 'training.example']);
});

test.each(['a.', '1 ', 'tel:', 'https://', '+', ',000', '-', 'www.'])(
  'a text of 400,000 signs that repeats %j is read at once',
  (part) => {
    const start = process.cpuUsage();
    inText(part.repeat(400_000 / part.length));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(4_000);
  },
);
