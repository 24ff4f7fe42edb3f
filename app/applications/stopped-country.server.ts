import type { Documents } from '#app/content/documents.ts';
import { countryStatuses } from '#app/content/kinds/parts/country-status.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { countryCode } from '#app/normalise/country.ts';

/** A country to which nobody can go at present, and what is said to whoever applies for it. */
export type StoppedCountry = {
  code: string;
  /** What staff read beside the application. */
  flag: 'country-paused' | 'country-closed';
  said: Bilingual;
};

/** The listed country that an answer names, if its page says that it is paused or closed; null for every other answer. */
export function stoppedCountry(documents: Documents, typed: string): StoppedCountry | null {
  const known = countryCode(typed)?.toLowerCase();
  const words = plain(typed);
  const country = documents.countries.countries.find(
    ({ code, name }) => code === known || plain(name.en) === words || plain(name.bn) === words,
  );
  if (!country) return null;
  const { code, name } = country;
  const { value, sentence } = documents[`guide.${code}`].status;
  if (value !== 'paused' && value !== 'closed') return null;
  const state = countryStatuses[value];
  return {
    code,
    flag: `country-${value}`,
    said: {
      en: [`${name.en}: ${state.en}.`, sentence?.en].filter(Boolean).join(' '),
      bn: [`${name.bn}: ${state.bn}।`, sentence?.bn].filter(Boolean).join(' '),
    },
  };
}

function plain(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
