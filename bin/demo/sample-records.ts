import { type NewApplication } from '#app/applications/application.ts';
import { consentVersion } from '#app/applications/fields.ts';
import type { NewGalleryItem } from '#app/gallery/gallery-item.ts';

/** The number of sample records. */
export const sampleCounts = { gallery: 24, applications: 40 };

/** A `like` pattern that matches the names of all sample records and of no real person. */
export const sampleNames = 'Sample % (নমুনা)';

/** Sample number `n` of the gallery, from 1, without its picture; dated before `shownAt`. */
export function sampleGalleryItem(n: number, shownAt: Date): Omit<NewGalleryItem, 'image'> {
  const departed = new Date(shownAt.getTime() - (3 + (n % 5)) * day);
  return {
    name: nameOf('Traveller', n),
    job: pick(jobs, n),
    country: pick(destinations, n),
    date: departed.toISOString().slice(0, 10),
  };
}

/** Sample application number `n`, from 1. Always the same, so that repeats are recognised. */
export function sampleApplication(n: number): NewApplication {
  const number = String(n).padStart(2, '0');
  const noEmail = n % 6 === 0;
  return {
    name: nameOf('Applicant', n),
    birth:
      n % 7 === 0 ? null : `${1975 + (n % 28)}-${twoDigits(1 + (n % 12))}-${twoDigits(n % 28)}`,
    job: pick(jobs, n * 3),
    experience: n % 4 === 0 ? 'None yet' : `${1 + (n % 9)} years`,
    email: noEmail ? '' : `sample${number}@example.com`,
    noEmail,
    // A prefix that no operator uses, so that nobody's phone rings.
    phone: `+880 1000-0001${number}`,
    passport: n % 5 === 0 ? 'NO PASSPORT YET' : `A000000${number}`,
    address: `House ${n}, Sample Road, ${pick(districts, n)}`,
    reference: n % 3 === 0 ? 'Sample Referee (নমুনা)' : 'No reference',
    present: n % 9 === 0 ? 'Oman' : 'Bangladesh',
    interested: pick(destinations, n),
    helperName: n % 8 === 0 ? 'Sample Helper (নমুনা)' : '',
    helperPhone: n % 8 === 0 ? '+880 1000-000199' : '',
    consent: consentVersion(18),
    fillSeconds: '',
    language: n % 3 === 0 ? 'en' : 'bn',
  };
}

const day = 24 * 60 * 60 * 1000;
const destinations = ['Hungary', 'Portugal', 'Romania', 'Poland'];
const districts = ['Dhaka', 'Cumilla', 'Sylhet', 'Chattogram', 'Tangail', 'Noakhali'];
const jobs = [
  'Chef / Cook',
  'Waiter',
  'Electrician',
  'Plumber',
  'Nurse',
  'Heavy driver',
  'Tailor',
  'Cleaner / Steward',
  'Lab technician',
];

function nameOf(role: string, n: number): string {
  return `Sample ${role} ${twoDigits(n)} (নমুনা)`;
}

function pick(list: string[], n: number): string {
  return list[n % list.length] as string;
}

function twoDigits(n: number): string {
  return String(Math.max(n, 1)).padStart(2, '0');
}
