import { keysOf } from '#app/config/typed-record.ts';
import { slugOf } from '#app/i18n/slug.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { countries } from '#content/countries.ts';
import { sectors } from '#content/sectors.ts';
import { type FieldKey, fields } from '../fields.ts';

/** The words that an address may use, each with what it fills in. */
const listed = {
  job: new Map(sectors.flatMap(({ roles }) => roles.map((role) => [slugOf(role), role]))),
  country: new Map(countries.map(({ code, name }) => [code, name])),
} satisfies Record<string, Map<string, Bilingual>>;

/** The answers that an address gives, by their fields. */
export type Prefill = Partial<Record<FieldKey, string>>;

/**
 * For `publicPages`: `/application?job=plumber&country=hu` is a page of its own in memory. Any other word counts
 * as none, so that a stranger's addresses make no further pages.
 */
export const prefillQuery = { job: listedIn(listed.job), country: listedIn(listed.country) };

/** The answers that stand in an address, in the language of its page. */
export function prefillOf({ searchParams }: URL, language: Language): Prefill {
  const prefill: Prefill = {};
  for (const field of keysOf(fields)) {
    const { choices } = fields[field];
    if (choices !== 'job' && choices !== 'country') continue;
    const answer = listed[choices].get(searchParams.get(choices) ?? '');
    if (answer) prefill[field] = answer[language];
  }
  return prefill;
}

function listedIn(words: ReadonlyMap<string, Bilingual>) {
  return (word: string | null) => (word !== null && words.has(word) ? word : null);
}
