import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addressOf,
  applicationsThatFit,
  countApplications,
  receiptAddress,
  searchAt,
  viewAddress,
} from './search-address.ts';
import { forgetTab } from '#app/ui/tab-storage.ts';

const search = { q: 'রহিম AB1234567', state: 'waiting', country: 'HU' } as const;
const at = (address: string) => searchAt(new URLSearchParams(address));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => {
  forgetTab();
  vi.unstubAllGlobals();
});

test('a search comes back from its address, in which nothing typed stands', () => {
  const address = addressOf(search);
  expect(address).toMatch(/^\?state=waiting&country=HU&words=\d+$/);
  expect(at(address)).toEqual(search);
  expect(addressOf(search)).toBe(address);
  expect(addressOf({ ...search, q: 'Karim' })).not.toBe(address);
  expect(addressOf({})).toBe('?');
});

test('after a sign-out, and for somebody else, the address has no words', () => {
  const address = addressOf(search);
  forgetTab();
  expect(at(address)).toEqual({ state: 'waiting', country: 'HU' });
  expect(at('?words=constructor')).toEqual({});
});

test('without storage the words are there until the page is left', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(at(addressOf(search))).toEqual(search);
});

test('an old step is forgotten, not the last ones', () => {
  const first = addressOf({ q: 'first' });
  for (let step = 0; step < 49; step++) addressOf({ q: `step ${step}` });
  expect(at(first)).toEqual({ q: 'first' });
  const last = addressOf({ q: 'last' });
  expect(at(first)).toEqual({});
  expect(at(last)).toEqual({ q: 'last' });
});

test('another view of the same search keeps its words and filters, and remembers nothing anew', () => {
  const address = addressOf(search);
  const elsewhere = viewAddress(`${address}&shown=12`, 'due');
  expect(at(elsewhere)).toEqual({ q: search.q, country: 'HU', view: 'due' });
  expect(viewAddress(elsewhere, 'all')).not.toContain('view');
  forgetTab();
  viewAddress(elsewhere, 'waiting');
  expect(at(elsewhere)).toEqual({ country: 'HU', view: 'due' });
});

test('words in an address are not looked for, a receipt number is', () => {
  expect(at('?q=Karim&state=waiting')).toEqual({ state: 'waiting' });
  expect(at(receiptAddress('K7RM-3XQ9'))).toEqual({ q: 'K7RM-3XQ9' });
  expect(at(`?receipt=${'x'.repeat(121)}`)).toEqual({});
});

test('the API is told what was typed in a body, and filters in the address', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body = '' }: RequestInit) => {
    calls.push(`${method} ${address} ${body}`);
    return Response.json([]);
  });
  await applicationsThatFit(search)({ limit: '4' });
  await countApplications(search);
  await applicationsThatFit({ country: 'HU' })({ limit: '4', cursor: 'abc' });
  await countApplications({ country: 'HU' });
  const typed = JSON.stringify(search);
  expect(calls).toEqual([
    `POST /api/application/search?limit=4 ${typed}`,
    `POST /api/application/search/count ${typed}`,
    'GET /api/application?country=HU&limit=4&cursor=abc ',
    'GET /api/application/count?country=HU ',
  ]);
});
