/** The four countries the agency sends people to, and home. ISO 3166-1 alpha-2. */
export type CountryCode = 'BD' | 'HU' | 'PT' | 'RO' | 'PL';

/**
 * The code of a country typed by name or code, in English or Bengali, with the usual misspellings
 * (`Hongari`, `হাঙ্গেরি`, `HUNGARY `), null for everything else (`hungary/poland`, `Europe`): that
 * stays free text. Compared are the consonants behind the first letter, because it is the vowels
 * that people misspell; a nearest-word search would take Holland for Poland.
 */
export function countryCode(typed: string): CountryCode | null {
  if (typed.length > maxLength) return null;
  const letters = typed
    .normalize('NFKD')
    .replace(/[^\p{L}\p{M}]/gu, '')
    .toLowerCase();
  const consonants = letters
    .replace(/[ংঙ]/g, 'ঙ')
    .replace(/ণ/g, 'ন')
    .replace(/য|\p{M}/gu, '')
    .replace(/(?!^)[aeiouy]/g, '')
    .replace(/(.)\1+/gu, '$1');
  return codes[letters] ?? spellings[consonants] ?? null;
}

/** A country's field takes 80 characters. */
const maxLength = 80;

// Without a prototype, or `constructor` would be a country.
const codes: Record<string, CountryCode> = {
  __proto__: null!,
  bd: 'BD',
  hu: 'HU',
  pt: 'PT',
  ro: 'RO',
  pl: 'PL',
};

const spellings: Record<string, CountryCode> = {
  __proto__: null!,
  bngldsh: 'BD',
  বঙলদশ: 'BD',
  hngr: 'HU',
  হঙগর: 'HU',
  prtgl: 'PT',
  পরতগল: 'PT',
  rmn: 'RO',
  রমন: 'RO',
  plnd: 'PL',
  পলনড: 'PL',
};
