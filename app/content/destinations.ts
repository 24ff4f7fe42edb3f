import { keysOf } from '#app/config/typed-record.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { slugOf } from '#app/i18n/slug.ts';

/**
 * Where somebody may be sent: the countries that Bangladeshi workers go to, with the place of the capital in degrees.
 * Each has its flag in `public/illustrations/` (flag-icons, see LICENSES.md beside it). A further country is its
 * flag there and a line here.
 */
const countries = {
  hu: country('Hungary', 'হাঙ্গেরি', 'Budapest', 'বুদাপেস্ট', 47.4979, 19.0402),
  pt: country('Portugal', 'পর্তুগাল', 'Lisbon', 'লিসবন', 38.7223, -9.1393),
  ro: country('Romania', 'রোমানিয়া', 'Bucharest', 'বুখারেস্ট', 44.4268, 26.1025),
  pl: country('Poland', 'পোল্যান্ড', 'Warsaw', 'ওয়ারশ', 52.2297, 21.0122),
  ae: country('United Arab Emirates', 'সংযুক্ত আরব আমিরাত', 'Abu Dhabi', 'আবুধাবি', 24.4539, 54.3773),
  au: country('Australia', 'অস্ট্রেলিয়া', 'Canberra', 'ক্যানবেরা', -35.2809, 149.13),
  bg: country('Bulgaria', 'বুলগেরিয়া', 'Sofia', 'সোফিয়া', 42.6977, 23.3219),
  bh: country('Bahrain', 'বাহরাইন', 'Manama', 'মানামা', 26.2285, 50.586),
  bn: country('Brunei', 'ব্রুনাই', 'Bandar Seri Begawan', 'বন্দর সেরি বেগাওয়ান', 4.9031, 114.9398),
  ca: country('Canada', 'কানাডা', 'Ottawa', 'অটোয়া', 45.4215, -75.6972),
  cy: country('Cyprus', 'সাইপ্রাস', 'Nicosia', 'নিকোসিয়া', 35.1856, 33.3823),
  cz: country('Czech Republic', 'চেক প্রজাতন্ত্র', 'Prague', 'প্রাগ', 50.0755, 14.4378),
  de: country('Germany', 'জার্মানি', 'Berlin', 'বার্লিন', 52.52, 13.405),
  ee: country('Estonia', 'এস্তোনিয়া', 'Tallinn', 'তালিন', 59.437, 24.7536),
  gb: country('United Kingdom', 'যুক্তরাজ্য', 'London', 'লন্ডন', 51.5074, -0.1278),
  gr: country('Greece', 'গ্রিস', 'Athens', 'এথেন্স', 37.9838, 23.7275),
  hr: country('Croatia', 'ক্রোয়েশিয়া', 'Zagreb', 'জাগরেব', 45.815, 15.9819),
  iq: country('Iraq', 'ইরাক', 'Baghdad', 'বাগদাদ', 33.3152, 44.3661),
  it: country('Italy', 'ইতালি', 'Rome', 'রোম', 41.9028, 12.4964),
  jo: country('Jordan', 'জর্ডান', 'Amman', 'আম্মান', 31.9539, 35.9106),
  jp: country('Japan', 'জাপান', 'Tokyo', 'টোকিও', 35.6762, 139.6503),
  kr: country('South Korea', 'দক্ষিণ কোরিয়া', 'Seoul', 'সিউল', 37.5665, 126.978),
  kw: country('Kuwait', 'কুয়েত', 'Kuwait City', 'কুয়েত সিটি', 29.3759, 47.9774),
  lb: country('Lebanon', 'লেবানন', 'Beirut', 'বৈরুত', 33.8938, 35.5018),
  lt: country('Lithuania', 'লিথুয়ানিয়া', 'Vilnius', 'ভিলনিয়াস', 54.6872, 25.2797),
  lv: country('Latvia', 'লাটভিয়া', 'Riga', 'রিগা', 56.9496, 24.1052),
  mk: country('North Macedonia', 'উত্তর মেসিডোনিয়া', 'Skopje', 'স্কোপিয়ে', 41.9973, 21.428),
  mt: country('Malta', 'মাল্টা', 'Valletta', 'ভ্যালেটা', 35.8989, 14.5146),
  mu: country('Mauritius', 'মরিশাস', 'Port Louis', 'পোর্ট লুইস', -20.1609, 57.5012),
  mv: country('Maldives', 'মালদ্বীপ', 'Malé', 'মালে', 4.1755, 73.5093),
  my: country('Malaysia', 'মালয়েশিয়া', 'Kuala Lumpur', 'কুয়ালালামপুর', 3.139, 101.6869),
  om: country('Oman', 'ওমান', 'Muscat', 'মাসকাট', 23.588, 58.3829),
  qa: country('Qatar', 'কাতার', 'Doha', 'দোহা', 25.2854, 51.531),
  ru: country('Russia', 'রাশিয়া', 'Moscow', 'মস্কো', 55.7558, 37.6173),
  sa: country('Saudi Arabia', 'সৌদি আরব', 'Riyadh', 'রিয়াদ', 24.7136, 46.6753),
  sc: country('Seychelles', 'সেশেলস', 'Victoria', 'ভিক্টোরিয়া', -4.6191, 55.4513),
  sg: country('Singapore', 'সিঙ্গাপুর', 'Singapore', 'সিঙ্গাপুর', 1.3521, 103.8198),
  si: country('Slovenia', 'স্লোভেনিয়া', 'Ljubljana', 'লুব্লিয়ানা', 46.0569, 14.5058),
  sk: country('Slovakia', 'স্লোভাকিয়া', 'Bratislava', 'ব্রাতিস্লাভা', 48.1486, 17.1077),
  tr: country('Turkey', 'তুরস্ক', 'Ankara', 'আঙ্কারা', 39.9334, 32.8597),
};

export type Destination = keyof typeof countries;

export const destinations = keysOf(countries);

/** What each country is called, by its code. */
export const destinationNames = Object.fromEntries(
  destinations.map((code) => [code, countries[code].name]),
) as Record<Destination, Bilingual>;

/** What a country is called in the address of its page; stays the same whatever staff call the country. */
export function countrySlug(code: Destination): string {
  return slugOf(destinationNames[code]);
}

/** What a new country begins with: its name, its capital, and how far that is from Dhaka. */
export function prefilledCountry(code: Destination) {
  const { name, capital, at } = countries[code];
  return { name, capital, kilometres: Math.round(greatCircle(dhaka, at)) };
}

function country(en: string, bn: string, capital: string, inBengali: string, ...at: Place) {
  return { name: { en, bn }, capital: { en: capital, bn: inBengali }, at };
}

type Place = [latitude: number, longitude: number];

const dhaka: Place = [23.8103, 90.4125];

/** The mean radius of the earth. */
const radius = 6371.0088;

/** The kilometres between two places along the surface of a globe, by the haversine formula. */
function greatCircle([fromLatitude, fromLongitude]: Place, [toLatitude, toLongitude]: Place) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const cosines = Math.cos(radians(fromLatitude)) * Math.cos(radians(toLatitude));
  const share =
    haversine(toLatitude - fromLatitude) + cosines * haversine(toLongitude - fromLongitude);
  return 2 * radius * Math.asin(Math.sqrt(share));
}
