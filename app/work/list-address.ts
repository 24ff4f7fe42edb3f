import * as v from 'valibot';
import type { PageQuery } from '#app/http/api-client.ts';
import { type PageSizes, type RowsResult, startList } from '#app/http/paged-list.ts';
import { recalledQuery, rememberQuery } from '#app/ui/staff-list/remembered-queries.ts';
import { type ListSearch, typedWords } from './work-list.ts';

/** Where the views of a list are. `usual` comes first, and words are looked for in `all`. */
export function listAddress<View extends string>(
  views: readonly View[],
  {
    usual,
    all,
    offered = views,
  }: {
    usual: View;
    all: View;
    /** Those with a tab; the others answer where an address names them. */
    offered?: readonly View[];
  },
) {
  return {
    offered,
    usual,
    /**
     * The search that an address means: the view as it is, what was typed only under a name for it (`?words=…`), because
     * addresses are written down by browsers, proxies and logs.
     */
    searchAt(parameters: URLSearchParams): ListSearch<View> {
      const asked = parameters.get('view');
      const q = v.safeParse(typedWords, recalledQuery(parameters.get('words') ?? '') ?? '');
      return { view: views.find((one) => one === asked) ?? usual, q: q.success ? q.output : '' };
    },
    /** The query of the address of a search. */
    addressOf({ view, q }: ListSearch<View>): string {
      const query = new URLSearchParams(view === usual ? {} : { view });
      if (q) query.set('words', rememberQuery(q));
      return `?${query}`;
    },
    /** The search for words, which looks in every view, or for none of them. */
    wordsIn: ({ view }: ListSearch<View>, q: string): ListSearch<View> => ({
      view: q ? all : view,
      q,
    }),
  };
}

/**
 * What the page of a list begins to load, and does not wait for: so it shows its frame at once, and the result or the failure
 * later. The typed words go in the body of a POST.
 */
export function startRecords<View extends string, Row, Counts>(
  { url }: Request,
  { searchAt }: ListAddress<View>,
  sizes: PageSizes,
  ask: {
    view: (query: PageQuery & { view: View }) => Promise<RowsResult<Row>>;
    search: (query: PageQuery, body: ListSearch<View>) => Promise<RowsResult<Row>>;
    counts: () => Promise<Counts>;
  },
) {
  const search = searchAt(new URL(url).searchParams);
  const { view, q } = search;
  const fetchPage = (page: PageQuery) =>
    q ? ask.search(page, search) : ask.view({ ...page, view });
  return { search, rows: startList(url, fetchPage, sizes), counts: ask.counts() };
}

export type ListAddress<View extends string> = ReturnType<typeof listAddress<View>>;
