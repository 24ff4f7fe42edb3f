import type { Documents } from '#app/content/documents.ts';

type Countries = Documents['countries']['countries'];

/** One of the countries that the agency sends people to. */
export type KnownCountry = Countries[number];

/** The country that staff mean by what they typed; any other country stays as typed, without a flag. */
export function knownCountry(typed: string, countries: Countries): KnownCountry | undefined {
  const name = comparable(typed);
  return countries.find(({ name: { en, bn } }) =>
    [en, bn].some((each) => comparable(each) === name),
  );
}

/** The country that an address names, as in `/gallery?country=hu`. */
export function countryOfCode(code: string | null, countries: Countries): KnownCountry | undefined {
  return countries.find((country) => country.code === code);
}

function comparable(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
