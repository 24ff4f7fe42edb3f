import { destinationNames, destinations } from '#app/content/destinations.ts';
import type { Language } from '#app/i18n/language.ts';

/** The name of a destination by its ISO code; the code itself for a country that we have no name of. */
export function destinationName(language: Language, code: string): string {
  const known = destinations.find((one) => one === code.toLowerCase());
  return known ? destinationNames[known][language] : code;
}
