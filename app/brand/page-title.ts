import type { Bilingual, Language } from '#app/i18n/language.ts';
import { agency } from '#content/agency.ts';

/** The title of a page's document: the page's name and the agency's. */
export function pageTitle(name: Bilingual, language: Language): string {
  return `${name[language]} | ${agency.name[language]}`;
}
