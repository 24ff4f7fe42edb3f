export const languages = ['en', 'bn'] as const;

/** A language of the interface: English or Bengali, as a BCP 47 tag. */
export type Language = (typeof languages)[number];

/** The same content in every language. A missing one is a compile error. */
export type Bilingual<T = string> = Record<Language, T>;

/** The other one of the two languages. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'bn' : 'en';
}

/** Each language's name in that language. */
export const languageNames: Bilingual = { en: 'English', bn: 'বাংলা' };

/** The language of a public address: Bengali at `/bn` and below, else English. */
export function languageOfPath(pathname: string): Language {
  return pathname === '/bn' || pathname.startsWith('/bn/') ? 'bn' : 'en';
}

/** The address of a page without its language: `/bn/gallery` and `/gallery` both give `/gallery`. */
export function pathWithoutLanguage(pathname: string): string {
  return languageOfPath(pathname) === 'bn' ? pathname.slice(3) || '/' : pathname;
}

/**
 * The address of a page in a language. `path` is the English one, with an optional query and hash:
 * `/gallery?show=15` becomes `/bn/gallery?show=15`, and `/` becomes `/bn`.
 */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return `/bn${path}`.replace(/^\/bn\/(?=$|[?#])/, '/bn');
}

/** Whether a value, for example of a cookie, is a language. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'bn';
}
