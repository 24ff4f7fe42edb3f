import type { Bilingual, Language } from '#app/i18n/language.ts';
import { agency } from '#content/agency.ts';

/** Title and description of a page of the agency, in its language. */
export function pageMeta(
  language: Language,
  { title, description }: { title: Bilingual; description: Bilingual },
) {
  return [
    { title: `${title[language]} | ${agency.name[language]}` },
    { name: 'description', content: description[language] },
  ];
}
