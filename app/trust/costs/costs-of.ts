import { countrySlug } from '#app/content/destinations.ts';
import type { Documents } from '#app/content/documents.ts';
import { factState } from '#app/content/shelf-life/fact-state.ts';
import { type Counted, countedOn, isEntered, itemsFor } from './sums.ts';

type Country = Documents['countries']['countries'][number];

/** What the page shows for a country, without its texts: the numbers of which the browser makes sums. */
export type ShownCosts = {
  country: Pick<Country, 'code' | 'name'> | null;
  items: Counted[];
  /** Whether any of them has an amount, however old. */
  hasAmounts: boolean;
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
  const items = itemsFor(country?.code, documents.costs);
  return {
    country: country ? { code: country.code, name: country.name } : null,
    items: countedOn(day, items),
    hasAmounts: items.some((item) => isEntered(item, day)),
    ceiling: isKnown ? (ceiling.amountBdt ?? null) : null,
  };
}

/** For `publicPages`: each listed country is a page of its own in memory, and the first stands under `/costs`. */
export function canonicalCostsCountry(word: string | null, documents: Documents): string | null {
  const country = countryOf(word, documents);
  return country && country !== documents.countries.countries[0] ? countrySlug(country.code) : null;
}

/** By its address, code, or name in either language, in any case, as somebody writes it into a link. */
function countryOf(word: string | null, { countries }: Documents): Country | undefined {
  const meant = word?.trim().toLowerCase();
  return countries.countries.find(({ code, name }) =>
    [countrySlug(code), code, name.en.toLowerCase(), name.bn].some((one) => one === meant),
  );
}
