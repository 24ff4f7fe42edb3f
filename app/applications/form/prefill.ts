import { listedJob } from '#app/brand/listed-job.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { countrySlug, destinationNames } from '#app/content/destinations.ts';
import type { Documents } from '#app/content/documents.ts';
import { jobAt } from '#app/content/jobs/jobs.ts';
import { slugOf } from '#app/i18n/slug.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { type FieldKey, fields } from '../fields.ts';
import { jobEndedText } from '../receipt/job-ended.text.ts';

/** What the agency lists. */
type Listed = Pick<Documents, 'countries' | 'sectors' | 'jobs'>;

/** The answers that an address gives, by their fields. */
export type Prefill = Partial<Record<FieldKey, string>>;

/** What somebody may write into an address, a name in either language, and what it is called there. */
type Meant = { word: string; name: Bilingual };

const answers = {
  job(typed: string, { sectors: { sectors }, jobs }: Listed): Meant | undefined {
    const order = jobAt(jobs, typed.toLowerCase());
    if (order) return { word: order.slug, name: order.fields.title };
    const isSlug = (role: Bilingual) => slugOf(role) === typed.toLowerCase();
    const role = sectors.flatMap(({ roles }) => roles).find(isSlug) ?? listedJob(typed, sectors);
    return role && { word: slugOf(role), name: role };
  },
  country(typed: string, { countries: { countries } }: Listed): Meant | undefined {
    const word = typed.normalize('NFC').toLowerCase();
    const country = countries.find(({ code, name }) =>
      [code, countrySlug(code), name.en.toLowerCase(), name.bn].includes(word),
    );
    return country && { word: country.code, name: country.name };
  },
} satisfies Record<string, (typed: string, listed: Listed) => Meant | undefined>;

const unlistedText: Bilingual = {
  en: 'What this link asks for is not in our list: write it yourself.',
  bn: 'লিংকে যা লেখা আছে, তা আমাদের তালিকায় নেই। নিজে লিখুন।',
};

/** Stands in the page's address in memory for every word that the agency does not list. */
const unlistedWord = 'unlisted';

/**
 * For `publicPages`: `/application?job=plumber&country=hu` is a page of its own in memory, however that was written. All
 * words that are not listed are one, so that a stranger's addresses make no further pages.
 */
export const prefillQuery = { job: wordOf('job'), country: wordOf('country') };

/** The answers that stand in an address, in the language of its page, and a sentence where it asks for what is not listed. */
export function prefillOf(
  { searchParams }: URL,
  listed: Listed,
  language: Language,
): { prefill: Prefill; unlisted: string | null } {
  const prefill: Prefill = {};
  const order = jobAt(listed.jobs, typedIn(searchParams.get('job')).toLowerCase());
  let unlisted = order?.state === 'ended' ? jobEndedText[language] : null;
  for (const field of keysOf(fields)) {
    const { choices } = fields[field];
    if (choices !== 'job' && choices !== 'country') continue;
    const given = typedIn(searchParams.get(choices));
    const typed = given || (order && choices === 'country' ? order.fields.country : '');
    const meant = answers[choices](typed, listed);
    if (meant) prefill[field] = meant.name[language];
    // Not every country of a job is in the list.
    else if (!given && order) prefill[field] = destinationNames[order.fields.country][language];
    else if (typed) unlisted = unlistedText[language];
  }
  return { prefill, unlisted };
}

function wordOf(choices: keyof typeof answers) {
  return (given: string | null, listed: Listed) => {
    const typed = typedIn(given);
    return typed ? (answers[choices](typed, listed)?.word ?? unlistedWord) : null;
  };
}

function typedIn(given: string | null): string {
  return given?.trim() ?? '';
}
