import { type Language, isLanguage } from '#app/i18n/language.ts';

/** The language that staff have chosen for their pages, from the request's cookies; English at first. */
export function preferredLanguage(cookies: string | null): Language {
  const value = /(?:^|;\s*)language=([^;]*)/.exec(cookies ?? '')?.[1];
  return isLanguage(value) ? value : 'en';
}

/** The cookie that keeps the choice for a year. It says nothing about who made it. */
export function languageCookie(language: Language): string {
  return `language=${language}; Path=/admin; Max-Age=31536000; SameSite=Lax; HttpOnly`;
}
