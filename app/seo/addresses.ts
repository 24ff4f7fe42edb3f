import { languages, pathIn } from '#app/i18n/language.ts';

/** The addresses of a public page in each language and for others (`x-default`). `path` is the English one. */
export function alternatesOf(origin: string, path: string) {
  return [
    ...languages.map((language) => ({ language, href: origin + pathIn(language, path) })),
    { language: 'x-default', href: origin + path },
  ];
}
