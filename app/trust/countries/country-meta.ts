import { type Destination, destinationNames } from '#app/content/destinations.ts';
import type { Documents } from '#app/content/documents.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { countriesHeadTexts } from './head.text.ts';

/** Title and description of a country's page. */
export function countryMeta({ countries }: Documents, code: Destination) {
  const listed = countries.countries.find((country) => country.code === code);
  const name = listed?.name ?? destinationNames[code];
  const named = ({ en, bn }: Bilingual) => ({
    en: fill(en, { country: name.en }),
    bn: fill(bn, { country: name.bn }),
  });
  return {
    title: named(countriesHeadTexts.ofCountry),
    description: named(countriesHeadTexts.descriptionOfCountry),
  };
}
