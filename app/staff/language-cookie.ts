import { type Language, isLanguage } from '#app/i18n/language.ts';

/**
 * The language that staff have chosen for their pages, from the request's cookies; English at first. Under
 * https the cookie had the name without its prefix once, and browsers keep that one for a year.
 */
export function preferredLanguage(cookies: string | null): Language {
  const values = ['__Host-language', 'language'].map(
    (name) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? '')?.[1],
  );
  return values.find(isLanguage) ?? 'en';
}

/**
 * The cookie that keeps the choice for a year. It says nothing about who made it. Its path is the whole
 * site: the router fetches the data of /admin as /admin.data, which is not below /admin.
 */
export function languageCookie(language: Language, isSecure: boolean): string {
  const [prefix, flag] = isSecure ? ['__Host-', '; Secure'] : ['', ''];
  return `${prefix}language=${language}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly${flag}`;
}
