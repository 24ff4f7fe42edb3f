import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RouterContextProvider } from 'react-router';
import { loader } from '#app/applications/receipt/receipt-page.tsx';
import { documentsContext, servicesContext } from '#app/http/request-context.server.ts';
import { receiptCookie } from '#app/applications/receipt/receipt-cookie.server.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';

const { consultationDocuments } = defaultDocuments().consultation;

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
  sites.promising = await open('promising.sqlite', { CALL_WITHIN_WORKING_DAYS: '2' });
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
    const [value = '', ...flags] = (
      await receiptCookie.serialize(sites[scheme]!.services, receipt)
    ).split('; ');
    expect(value.startsWith(`${name}=`)).toBe(true);
    const usual = ['Max-Age=86400', 'Path=/', 'HttpOnly', 'SameSite=Lax'];
    expect(flags.toSorted()).toEqual([...usual, ...more].toSorted());
  },
);

test('the receipt comes back from the cookie, and from no other', async () => {
  const { services } = sites.http!;
  const header = await receiptCookie.serialize(services, receipt);
  const read = (cookie: string) =>
    receiptCookie.parse(services, new Request('http://localhost/', { headers: { cookie } }));
  const cookie = header.split(';')[0]!;
  expect(await read(cookie)).toEqual(receipt);
  // Not the last sign, of which some bits stand for nothing.
  const changed = cookie.replace(/.(?=.$)/, (sign) => (sign === 'A' ? 'B' : 'A'));
  expect(await read(changed)).toBeNull();
  expect(await read(cookie.replace('receipt=', 'receipts='))).toBeNull();
});

describe('the page of a receipt', () => {
  async function shown(site: TestSite, cookie: string, path = '/application/receipt') {
    const context = new RouterContextProvider();
    context.set(servicesContext, site.services);
    context.set(documentsContext, site.services.content.current().documents);
    const url = new URL(`http://localhost${path}`);
    const request = new Request(url, { headers: { cookie } });
    // What the router adds for pages that ask for it, this one does not.
    return loader({ request, url, context, params: {} } as never);
  }

  test('says by which working day we call, where the operator promises one', async () => {
    for (const [name, callDay] of [
      ['promising', '2026-03-03'],
      ['http', null],
    ] as const) {
      const header = await receiptCookie.serialize(sites[name]!.services, receipt);
      const { data, init } = await shown(sites[name]!, header.split(';')[0]!);
      expect(data.receipt).toEqual({ ...receipt, callDay, verifyAt: 'localhost/verify' });
      expect(new Headers(init?.headers).get('cache-control')).toBe('no-store');
    }
  });

  test('names the papers of the consultation page in its language, and nothing without a receipt', async () => {
    const site = sites.http!;
    const cookie = (await receiptCookie.serialize(site.services, receipt)).split(';')[0]!;
    const { data } = await shown(site, cookie, '/bn/application/receipt');
    expect(data.papers?.items.map(({ text }) => text)).toEqual(
      consultationDocuments.map(({ text }) => text.bn),
    );
    const without = await shown(site, '');
    expect(without.data).toEqual({ receipt: null, papers: null });
    expect(without.init?.status).toBe(404);
  });
});
