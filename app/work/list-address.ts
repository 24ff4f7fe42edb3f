import * as v from 'valibot';
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

export type ListAddress<View extends string> = ReturnType<typeof listAddress<View>>;
