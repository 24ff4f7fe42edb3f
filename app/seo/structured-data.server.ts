import { type Language, otherLanguage, pathIn } from '#app/i18n/language.ts';
import { licenceState } from '#app/content/shelf-life/licence-state.ts';
import { dialled } from '#app/content/dialled.ts';
import { markOf, markQuery } from '#app/content/pictures/mark.ts';
import type { Documents } from '#app/content/documents.ts';
import { publicPages } from '#app/public-pages.ts';
import { sharePicture } from './share-picture.server.ts';

/**
 * Structured data about the agency for search engines: schema.org as JSON-LD. Only facts of
 * the agency's documents; no rating, and no licence until there is one or after its last day.
 */
export function structuredData(documents: Documents, language: Language, origin: string): string {
  const { agency } = documents.agency;
  const licence = licenceState(documents);
  const { latitude, longitude } = agency.position;
  const record = {
    '@context': 'https://schema.org',
    // Parent types are listed too: not every consumer knows schema.org's hierarchy.
    '@type': ['Organization', 'LocalBusiness', 'EmploymentAgency'],
    '@id': `${origin}/#agency`,
    name: agency.name[language],
    alternateName: agency.name[otherLanguage(language)],
    slogan: agency.tagline[language],
    url: origin + pathIn(language, '/'),
    logo: `${origin}/icons/512.png${markQuery(markOf(agency))}`,
    image: origin + sharePicture(publicPages[0], documents, language).path,
    email: agency.email,
    telephone: agency.phones.map(({ shown }) => dialled(shown)),
    address: agency.address[language],
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    foundingDate: String(agency.foundedIn),
    ...(licence.state === 'valid' && { identifier: licence.number }),
    knowsLanguage: ['bn', 'en'],
    sameAs: agency.socials.map(({ url }) => url),
  };
  return JSON.stringify(record).replace(/</g, '\\u003c');
}
