import { keysOf } from '#app/config/typed-record.ts';
import type { Documents } from '#app/content/documents.ts';
import { slugOf } from '#app/i18n/slug.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { type FieldKey, fields } from '../fields.ts';

/** What the agency lists. */
type Listed = Pick<Documents, 'countries' | 'sectors'>;

/** The answers that an address gives, by their fields. */
export type Prefill = Partial<Record<FieldKey, string>>;

/** The words that an address may use, each with what it fills in. */
const answers = {
  job: (word: string, { sectors: { sectors } }: Listed) =>
    sectors.flatMap(({ roles }) => roles).find((role) => slugOf(role) === word),
  country: (word: string, { countries: { countries } }: Listed) =>
    countries.find(({ code }) => code === word)?.name,
} satisfies Record<string, (word: string, listed: Listed) => Bilingual | undefined>;

/**
 * For `publicPages`: `/application?job=plumber&country=hu` is a page of its own in memory. Any other word counts
 * as none, so that a stranger's addresses make no further pages.
 */
export const prefillQuery = { job: listedFor('job'), country: listedFor('country') };

/** The answers that stand in an address, in the language of its page. */
export function prefillOf({ searchParams }: URL, listed: Listed, language: Language): Prefill {
  const prefill: Prefill = {};
  for (const field of keysOf(fields)) {
    const { choices } = fields[field];
    if (choices !== 'job' && choices !== 'country') continue;
    const answer = answers[choices](searchParams.get(choices) ?? '', listed);
    if (answer) prefill[field] = answer[language];
  }
  return prefill;
}

function listedFor(choices: keyof typeof answers) {
  return (word: string | null, listed: Listed) =>
    word !== null && answers[choices](word, listed) ? word : null;
}
