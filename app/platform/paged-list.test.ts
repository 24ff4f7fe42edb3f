import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchMore, fetchRows, shownRows } from './paged-list.ts';

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
    expect(shownRows(address + query, { first: 8, more: 8 })).toBe(count),
  );
});

describe('fetchRows', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A list of 250 numbers behind the API's rules. */
  function serve() {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      const query = new URL(path, address).searchParams;
      const from = Number(query.get('cursor') ?? 0);
      const to = from + Number(query.get('limit'));
      const rows = Array.from({ length: 250 }, (_, index) => index).slice(from, to);
      const link = `</api/gallery?limit=1&cursor=${to}>; rel="next"`;
      return Promise.resolve(Response.json(rows, to < 250 ? { headers: { link } } : {}));
    });
    return asked;
  }

  it('asks once for a page', async () => {
    const asked = serve();
    const result = await fetchRows<number>('/api/gallery', 16);
    expect(asked).toEqual(['/api/gallery?limit=16']);
    expect(result.ok && result.data.length).toBe(16);
  });

  it('asks on for more than the API gives at once', async () => {
    const asked = serve();
    const result = await fetchRows<number>('/api/gallery', 120);
    expect(asked).toEqual(['/api/gallery?limit=100', '/api/gallery?limit=20&cursor=100']);
    expect(result).toMatchObject({ ok: true, next: '/api/gallery?limit=1&cursor=120' });
  });

  it('ends with the list', async () => {
    serve();
    expect(await fetchRows('/api/gallery', 400)).toMatchObject({ ok: true, next: null });
  });

  it('goes on where the page before ended', async () => {
    const asked = serve();
    const result = await fetchMore<number>('/api/gallery?limit=8&cursor=8', 4);
    expect(asked).toEqual(['/api/gallery?limit=4&cursor=8']);
    expect(result.ok && result.data).toEqual([8, 9, 10, 11]);
  });
});
