import { expect, test } from 'vitest';
import { searchOf, searchQuery } from './application-search.ts';

test('a search comes back from its own address', () => {
  const search = { q: 'রহিম & co', state: 'waiting', country: 'HU', flagged: '1' } as const;
  const query = searchQuery(search);
  expect(searchOf(new URLSearchParams(query))).toEqual(search);
  expect(searchQuery({})).toBe('');
});

test('what does not fit is left out: an address may be old, cut or made up', () => {
  const address = new URLSearchParams(
    'q=%20&state=gone&country=XX&job=cook&from=2026-02-31&to=2026-01-01&flagged=yes&evil=1',
  );
  expect(searchOf(address)).toEqual({ job: 'cook', to: '2026-01-01' });
});
