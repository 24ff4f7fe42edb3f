import type { Language } from './language.ts';

/** What a page's `meta` gets of the routes it stands in; the first is the root. */
type Matches = readonly [
  { loaderData?: { staffLanguage: Language | null } | undefined },
  ...unknown[],
];

/** The language of a staff page, for its `meta`, which runs outside of React. */
export function staffLanguage(matches: Matches): Language {
  return matches[0].loaderData?.staffLanguage ?? 'en';
}

/** Title of a staff page. No search engine has any business there. */
export function staffMeta(title: string, agencyName: string) {
  return [{ title: `${title} | ${agencyName}` }, { name: 'robots', content: 'noindex, nofollow' }];
}
