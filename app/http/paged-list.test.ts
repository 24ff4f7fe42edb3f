import { describe, expect, it } from 'vitest';
import type { PageQuery } from './api-client.ts';
import { type FetchPage, fetchMore, fetchRows, visibleRows } from './paged-list.ts';

const address = 'https://sampan.example/admin/allgallery';

describe('shownRows', () => {
  it.each([
    ['', 8],
    ['?shown=16', 16],
    ['?shown=17', 24],
    ['?shown=3', 8],
    ['?shown=-1', 8],
    ['?shown=many', 8],
    ['?shown=1e9', 400],
  ])('%s gives %i', (query, count) =>
    expect(visibleRows(address + query, { first: 8, more: 8 })).toBe(count),
  );
});

describe('fetchRows', () => {
  /** An API list of 250 numbers, and the requests that it received. */
  function serve() {
    const asked: PageQuery[] = [];
    const fetchPage: FetchPage<number> = async (page) => {
      asked.push(page);
      const from = Number(page.cursor ?? 0);
      const to = from + Number(page.limit);
      const data = Array.from({ length: 250 }, (_, index) => index).slice(from, to);
      return { ok: true, data, next: to < 250 ? { limit: '1', cursor: String(to) } : null };
    };
    return { asked, fetchPage };
  }

  it('asks once for a page', async () => {
    const { asked, fetchPage } = serve();
    const result = await fetchRows(fetchPage, 16);
    expect(asked).toEqual([{ limit: '16' }]);
    expect(result.ok && result.data.length).toBe(16);
  });

  it('asks on for more than the API gives at once', async () => {
    const { asked, fetchPage } = serve();
    const result = await fetchRows(fetchPage, 120);
    expect(asked).toEqual([{ limit: '100' }, { limit: '20', cursor: '100' }]);
    expect(result).toMatchObject({ ok: true, next: { cursor: '120' } });
  });

  it('ends with the list', async () => {
    expect(await fetchRows(serve().fetchPage, 400)).toMatchObject({ ok: true, next: null });
  });

  it('goes on where the page before ended', async () => {
    const { asked, fetchPage } = serve();
    const result = await fetchMore(fetchPage, { limit: '8', cursor: '8' }, 4);
    expect(asked).toEqual([{ limit: '4', cursor: '8' }]);
    expect(result.ok && result.data).toEqual([8, 9, 10, 11]);
  });
});
