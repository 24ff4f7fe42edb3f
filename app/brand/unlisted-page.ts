import { readContent } from '#app/content/content-context.ts';
import type { ContentText } from '#app/content/sent-content.ts';
import { type Bilingual, languageOfPath } from '#app/i18n/language.ts';
import type { PageHandle } from './page-handle.ts';
import { pageTitle } from './page-title.ts';

/** The `handle` of a public page that search engines should not index. */
export const unlistedPage: PageHandle = { isUnlisted: true };

/** What its `meta` gets; the second match is the frame of the public pages. */
type Place = {
  location: { pathname: string };
  matches: readonly [
    unknown,
    { loaderData?: { content: ContentText } | undefined } | undefined,
    ...unknown[],
  ];
};

/** Its title. */
export function unlistedPageMeta({ location, matches: [, frame] }: Place, title: Bilingual) {
  const language = languageOfPath(location.pathname);
  return [
    { title: pageTitle(title, readContent(frame?.loaderData?.content ?? '{}').agency, language) },
    { name: 'robots', content: 'noindex' },
  ];
}
