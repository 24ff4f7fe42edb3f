import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { type Language, isLanguage } from '#app/i18n/language.ts';

/**
 * The language that staff have chosen for their pages, from the request's cookies; English at first. Under
 * https the cookie had the name without its prefix once, and browsers keep that one for a year.
 */
export function preferredLanguage(cookies: string | null): Language {
  const { '__Host-language': own, language } = parse(cookies ?? '');
  return [own, language].find(isLanguage) ?? 'en';
}

/**
 * The cookie that keeps the choice for a year. It says nothing about who made it. Its path is the whole
 * site: the router fetches the data of /admin as /admin.data, which is not below /admin.
 */
export function languageCookie(language: Language, isSecure: boolean): string {
  return generateCookie(isSecure ? '__Host-language' : 'language', language, {
    maxAge: 31_536_000,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  });
}
