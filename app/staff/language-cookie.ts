import { type Language, isLanguage } from '#app/i18n/language.ts';

/** The language that staff have chosen for their pages, from the request's cookies; English at first. */
export function preferredLanguage(cookies: string | null): Language {
  const value = /(?:^|;\s*)language=([^;]*)/.exec(cookies ?? '')?.[1];
  return isLanguage(value) ? value : 'en';
}

/**
 * The cookie that keeps the choice for a year. It says nothing about who made it. Its path is the whole
 * site: the router fetches the data of /admin as /admin.data, which is not below /admin.
 */
export function languageCookie(language: Language): string {
  return `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`;
}
