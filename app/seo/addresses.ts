import { languages, pathIn } from '#app/i18n/language.ts';

/**
 * Where a public page is in each language, and where whoever reads neither goes (`x-default`).
 * `path` is the English one.
 */
export function alternatesOf(origin: string, path: string) {
  return [
    ...languages.map((language) => ({ language, href: origin + pathIn(language, path) })),
    { language: 'x-default', href: origin + path },
  ];
}
