import { keysOf } from '#app/config/typed-record.ts';

/**
 * Where somebody may be sent: the countries whose flag is in `public/illustrations/`, with the place of the capital in
 * degrees. A further country is its flag there (flag-icons, see LICENSES.md beside it) and a line here.
 */
const capitals = {
  hu: { name: { en: 'Budapest', bn: 'বুদাপেস্ট' }, at: [47.4979, 19.0402] },
  pt: { name: { en: 'Lisbon', bn: 'লিসবন' }, at: [38.7223, -9.1393] },
  ro: { name: { en: 'Bucharest', bn: 'বুখারেস্ট' }, at: [44.4268, 26.1025] },
  pl: { name: { en: 'Warsaw', bn: 'ওয়ারশ' }, at: [52.2297, 21.0122] },
} as const;

export type Destination = keyof typeof capitals;

export const destinations = keysOf(capitals);

/** What a new country begins with: its capital, and how far that is from Dhaka. */
export function prefilledCountry(code: Destination) {
  const { name, at } = capitals[code];
  return { capital: name, kilometres: Math.round(greatCircle(dhaka, at)) };
}

type Place = readonly [latitude: number, longitude: number];

const dhaka: Place = [23.8103, 90.4125];

/** The mean radius of the earth. */
const radius = 6371.0088;

/** The kilometres between two places, by the haversine formula. */
function greatCircle([fromLatitude, fromLongitude]: Place, [toLatitude, toLongitude]: Place) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const cosines = Math.cos(radians(fromLatitude)) * Math.cos(radians(toLatitude));
  const share =
    haversine(toLatitude - fromLatitude) + cosines * haversine(toLongitude - fromLongitude);
  return 2 * radius * Math.asin(Math.sqrt(share));
}
