import type { Language } from '#app/i18n/language.ts';

/** The address of a shipped share picture: of a page, or `brand`, on which nothing stands that staff can change. */
export function shareAddress(name: string, language: Language): string {
  return `/share/${name}.${language}.png`;
}
