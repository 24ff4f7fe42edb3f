import type { Documents } from '#app/content/documents.ts';
import { type KnownCountry, countryOfCode } from '../known-country.ts';
import { canonicalShow, visibleItems } from './visible-items.ts';

/** Which items a page of the gallery shows: those of one country or of all, and how many. */
export type GalleryPart = { country: KnownCountry | undefined; show: number };

/** What the query of an address asks for, whatever it says. */
export function galleryPart(
  search: string,
  { countries }: Documents['countries'],
): GalleryPart {
  const query = new URLSearchParams(search);
  return {
    country: countryOfCode(query.get('country'), countries),
    show: visibleItems(query.get('show')),
  };
}

/** The English address of a part of the gallery. */
export function galleryAddress({ country, show }: GalleryPart): string {
  const query = new URLSearchParams();
  const more = canonicalShow(String(show));
  if (country) query.set('country', country.code);
  if (more) query.set('show', more);
  return query.size > 0 ? `/gallery?${query}` : '/gallery';
}

/** The `country` of the address under which that page is known; null where it is the one with all. */
export function canonicalCountry(
  given: string | null,
  { countries }: Pick<Documents, 'countries'>,
): string | null {
  return countryOfCode(given, countries.countries) ? given : null;
}
