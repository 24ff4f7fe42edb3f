import { type Destination, countrySlug } from '#app/content/destinations.ts';
import type { Documents } from '#app/content/documents.ts';

type Known = Pick<Documents, 'jobs' | 'countries'>;

/**
 * For `publicPages`: each country with an open job is a page of its own in memory, whether an address has its code, its
 * name or what its own page is called. All other words are the page with all jobs.
 */
export function canonicalJobsCountry(given: string | null, documents: Known): Destination | null {
  const word = given?.trim().normalize('NFC').toLowerCase();
  if (!word) return null;
  const known = documents.jobs.open.map(({ fields }) => fields.country);
  const isMeant = (code: Destination) => {
    const listed = documents.countries.countries.find((country) => country.code === code);
    return [code, countrySlug(code), listed?.name.en.toLowerCase(), listed?.name.bn].includes(word);
  };
  return known.find(isMeant) ?? null;
}
