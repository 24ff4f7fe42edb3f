import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { type Language, isLanguage } from './language.ts';

/**
 * The language that staff have chosen for their pages, from the cookies; English by default. Also reads the
 * cookie without its name prefix, which an earlier version set under https for a year.
 */
export function preferredLanguage(cookies: string | null): Language {
  const { '__Host-language': prefixed, language } = parse(cookies ?? '');
  return [prefixed, language].find(isLanguage) ?? 'en';
}

/**
 * Keeps the choice for a year and identifies nobody. Its path is the whole site: the router loads the data of
 * /admin from /admin.data, which is not below /admin.
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
