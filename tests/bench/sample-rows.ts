import type { Stage } from '#app/database/tables/case-tables.ts';
import { newSortKey } from '#app/applications/storage/sort-key.server.ts';
import { derivedColumns } from '#app/applications/normalised-application.ts';
import { createPassportCipher } from '#app/applications/storage/passport-cipher.server.ts';
import { legacyCiphertext } from '#tests/support/legacy-ciphertext.ts';

/** So many rows are made here, one by one; the others are made from them by the database. */
export const blockSize = 1000;

/** The first application came then, and the next one a second later. */
export const firstMoment = Date.UTC(2025, 0, 1);

/** One in fifty is to be called again on this day. */
export const dueOn = '2026-11-21';

/** The account that one case in ten is given to. */
export const responsible = 'a-sample-account';

/** What a site must have to read the samples. */
export const secrets = {
  signingKeys: { s1: 'A'.repeat(43) },
  passportKeys: { k1: 'A'.repeat(43) },
};

export const cipher = createPassportCipher(secrets);
/** The rows are multiplied by the database, which cannot encrypt a number for each. */
const passport = legacyCiphertext(secrets, 'AB1234567');

const names = 'Rahim রহিম Karim করিম Hasan হাসান Fatema ফাতেমা Jamil জামিল'.split(' ');
const families = 'Uddin উদ্দিন Khatun খাতুন Mia মিয়া Sarkar সরকার Molla মোল্লা'.split(' ');
const countries = ['Hungary', 'Poland', 'Romania', 'Portugal', 'Japan'];

/**
 * An application as the product stores it; the same index gives the same one. All but the numbers
 * repeats after a block.
 */
export function sampleRow(index: number) {
  const typed = {
    name: `${names[index % 10]} ${families[Math.floor(index / 10) % 10]}`,
    phone: `017${10_000_000 + ((index * 7919) % 89_999_999)}`,
    email: 'a@example.com',
    experience: '3 years',
    present: 'Bangladesh',
    interested: countries[index % 5]!,
  };
  const derived = derivedColumns(typed, '2026-11-21');
  const createdAt = new Date(firstMoment + index * 1000).toISOString();
  return {
    ...typed,
    ...derived,
    ...passport,
    _id: `a${String(index).padStart(9, '0')}`,
    job: 'Electrician',
    birth: null,
    address: 'Dhaka',
    reference: 'None',
    noEmail: 0,
    contacted: index % 4 === 0 ? 1 : 0,
    followUpOn: index % 50 === 0 ? dueOn : null,
    helperName: '',
    helperPhone: '',
    language: 'bn',
    consentVersion: '',
    consentAt: null,
    score: 0,
    version: 0,
    note: '',
    createdAt,
    stage: stageOf(index),
    destination: derived.interestedCode,
    assignee: index % 10 === 3 ? responsible : null,
    ...(index % 50 === 1
      ? { nextStep: 'papers' as const, nextStepOn: dueOn }
      : { nextStep: null, nextStepOn: null }),
    source: index % 100 === 9 ? ('office' as const) : ('website' as const),
    stageAt: createdAt,
    lastActivityAt: createdAt,
    position: newSortKey(createdAt),
    receiptNumber: `B${String(index).padStart(7, '0')}`,
    submissionKey: `bench-${index}`,
    submissionHash: '',
    flags: '',
  };
}

/** One in a thousand waits for a visa, one in twenty brings papers. */
function stageOf(index: number): Stage {
  if (index % 1000 === 7) return 'visa';
  if (index % 20 === 5) return 'documents';
  return index % 4 === 0 ? 'called' : 'new';
}
