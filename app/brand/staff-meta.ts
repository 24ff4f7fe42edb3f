import { readContent } from '#app/content/content-context.ts';
import type { ContentText } from '#app/content/sent-content.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { pageTitle } from './page-title.ts';

/** The matches that a page's `meta` gets; the first is the root. */
type Matches = readonly [
  { loaderData?: { staffLanguage: Language | null; content?: ContentText } | undefined },
  ...unknown[],
];

/** Title of a staff page, in the language chosen in this browser; closed to search engines. */
export function staffMeta([{ loaderData: root }]: Matches, title: Bilingual) {
  return [
    {
      title: pageTitle(
        title,
        readContent(root?.content ?? '{}').agency,
        root?.staffLanguage ?? 'en',
      ),
    },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}
