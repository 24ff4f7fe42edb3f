import { countrySlug } from '#app/content/destinations.ts';
import type { Documents } from '#app/content/documents.ts';
import { factState } from '#app/content/shelf-life/fact-state.ts';
import { type Counted, countedOn, itemsFor } from './sums.ts';

type Country = Documents['countries']['countries'][number];

/** What the page shows for a country, without its texts: the numbers of which the browser makes sums. */
export type ShownCosts = {
  country: Pick<Country, 'code' | 'name'> | null;
  items: Counted[];
  /** The government's ceiling in taka, as long as it is not outdated. */
  ceiling: number | null;
};

/** The country that an address names, otherwise the first that is listed. */
export function costsOf(word: string | null, documents: Documents): ShownCosts {
  const { countries } = documents.countries;
  const country = countryOf(word, documents) ?? countries[0];
  const { day } = documents.today;
  const ceiling = documents.costs.ceilings.find((one) => one.country === country?.code);
  const isKnown = ceiling && factState('ceiling', ceiling, day) !== 'outdated';
  return {
    country: country ? { code: country.code, name: country.name } : null,
    items: countedOn(day, itemsFor(country?.code, documents.costs)),
    ceiling: isKnown ? (ceiling.amountBdt ?? null) : null,
  };
}

/** For `publicPages`: each listed country is a page of its own in memory, and the first stands under `/costs`. */
export function canonicalCostsCountry(word: string | null, documents: Documents): string | null {
  const country = countryOf(word, documents);
  return country && country !== documents.countries.countries[0] ? word : null;
}

function countryOf(word: string | null, { countries }: Documents): Country | undefined {
  return countries.countries.find(({ code }) => countrySlug(code) === word);
}
