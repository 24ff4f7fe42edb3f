import { type Bilingual, languageOfPath } from '#app/i18n/language.ts';
import type { PageHandle } from './page-handle.ts';
import { pageTitle } from './page-title.ts';

/** The `handle` of a public page that search engines should not index. */
export const unlistedPage: PageHandle = { isUnlisted: true };

/** Its title. */
export function unlistedPageMeta({ pathname }: { pathname: string }, title: Bilingual) {
  return [
    { title: pageTitle(title, languageOfPath(pathname)) },
    { name: 'robots', content: 'noindex' },
  ];
}
