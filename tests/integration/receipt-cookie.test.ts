import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReceipt, receiptHeader } from '#app/applications/receipt/receipt-cookie.server.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

const receipt = {
  receiptNumber: 'AC34-EF79',
  createdAt: '2026-03-01T10:00:00.000Z',
  phoneEnd: '678',
};
const folder = mkdtempSync(join(tmpdir(), 'sampan-test-'));
const sites: Record<string, TestSite> = {};

beforeAll(async () => {
  const url = (name: string) => `file:${join(folder, name)}`;
  const open = (name: string, more = {}) => openTestSite(url(name), more);
  sites.http = await open('http.sqlite');
  sites.https = await open('https.sqlite', { PUBLIC_ORIGIN: 'https://www.sampan.example' });
});
afterAll(async () => {
  await Promise.all(Object.values(sites).map((site) => site.close()));
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['http', 'receipt', []],
  ['https', '__Host-receipt', ['Secure']],
])(
  'under %s the cookie of a receipt is %s, for 24 hours, and no script reads it',
  async (...row) => {
    const [scheme, name, more] = row;
    const [value = '', ...flags] = (await receiptHeader(sites[scheme]!.services, receipt)).split(
      '; ',
    );
    expect(value.startsWith(`${name}=`)).toBe(true);
    const usual = ['Max-Age=86400', 'Path=/', 'HttpOnly', 'SameSite=Lax'];
    expect(flags.toSorted()).toEqual([...usual, ...more].toSorted());
  },
);

test('the receipt comes back from the cookie, and from no other', async () => {
  const { services } = sites.http!;
  const header = await receiptHeader(services, receipt);
  const read = (cookie: string) =>
    readReceipt(services, new Request('http://localhost/', { headers: { cookie } }));
  const cookie = header.split(';')[0]!;
  expect(await read(cookie)).toEqual(receipt);
  // Not the last sign, of which some bits stand for nothing.
  const changed = cookie.replace(/.(?=.$)/, (sign) => (sign === 'A' ? 'B' : 'A'));
  expect(await read(changed)).toBeNull();
  expect(await read(cookie.replace('receipt=', 'receipts='))).toBeNull();
});
