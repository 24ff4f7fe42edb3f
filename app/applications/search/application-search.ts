import * as v from 'valibot';
import { destinations } from '#app/content/destinations.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { stageCodes } from '../stage.ts';
import { calendarDay } from '#app/i18n/calendar-day.ts';
import { storable } from '#app/forms/text-schema.ts';

/** What can be searched for: each country that an agency may send people to, and all but its own together. */
const searchCountries = [...destinations.map((code) => code.toUpperCase()), 'other'];
export const searchSources = ['website', 'office', 'import'] as const;
export const searchStates = ['waiting', 'contacted'] as const;
/** The views of the list (decision 62). Each shows its part of the applications, in its own order. */
export const searchViews = ['all', 'waiting', 'contacted', 'due'] as const;

export type SearchView = (typeof searchViews)[number];

const words = v.pipe(v.string(), v.maxLength(120, 'too_long'), storable);
const day = calendarDay('2000-01-01');

/**
 * What staff look for: the words that were typed, and filters, which an address may contain. Empty is
 * the same as not given. Days are those of Dhaka, both included.
 */
export const applicationSearch = v.object({
  q: v.pipe(
    v.optional(words),
    v.description(
      'Part of a name in either script, a job in either language, digits of the phone, or the receipt number or its first half. An address is written down in many places: POST /application/search takes what was typed in its body, and finds passport numbers too',
    ),
  ),
  state: v.pipe(
    optional(v.picklist(searchStates, 'invalid')),
    v.description('Waiting for a call, or contacted'),
  ),
  view: v.pipe(
    optional(v.picklist(searchViews, 'invalid')),
    v.description(
      'Which part of the list, in which order: all and contacted, the newest first; waiting, whoever has waited longest first; due, whom to call again today or earlier, the most overdue first',
    ),
  ),
  country: v.pipe(
    optional(v.picklist(searchCountries, 'invalid')),
    v.description('Interested country'),
  ),
  job: v.pipe(
    v.optional(words),
    v.description('Part of the job title; a job that the agency lists by its other names, too'),
  ),
  stage: v.pipe(optional(v.picklist(stageCodes, 'invalid')), v.description('Stage of the case')),
  assignee: v.pipe(
    optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'invalid'))),
    v.description('Responsible person: `me`, `nobody`, or the id of an account'),
  ),
  destination: v.pipe(
    optional(v.picklist(searchCountries, 'invalid')),
    v.description('Country that the case leads to'),
  ),
  source: v.pipe(
    optional(v.picklist(searchSources, 'invalid')),
    v.description('From the website, taken down in the office, or brought in with an old list'),
  ),
  jobOrder: v.pipe(
    optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'invalid'))),
    v.description('Only cases of the job order with this id'),
  ),
  due: v.pipe(
    optional(v.literal('1', 'invalid')),
    v.description('Only those whose next step is due, the most overdue first'),
  ),
  duplicate: v.pipe(
    optional(v.literal('1', 'invalid')),
    v.description(
      'Only those of whom there is another one: with the same passport number, or the same name and day of birth',
    ),
  ),
  from: v.pipe(optional(day), v.description('First day, in Dhaka')),
  to: v.pipe(optional(day), v.description('Last day, in Dhaka')),
  flagged: v.pipe(
    optional(v.literal('1', 'invalid')),
    v.description('Only those that staff should look at'),
  ),
});

export type ApplicationSearch = v.InferOutput<typeof applicationSearch>;

/** The names of the parameters, in the order of the page. */
export const searchFields = keysOf(applicationSearch.entries);

/** Whether a search leaves anything of its view out. */
export function hasFilter({ view: _view, ...filters }: ApplicationSearch): boolean {
  return Object.values(filters).some(Boolean);
}

/** The search in an address. What is not valid is left out: an address may be old or cut. */
export function searchOf(parameters: URLSearchParams): ApplicationSearch {
  const { entries } = applicationSearch;
  const texts = searchFields.flatMap((field) => {
    const text = parameters.get(field)?.trim();
    return text && v.is(entries[field], text) ? [[field, text]] : [];
  });
  return v.parse(applicationSearch, Object.fromEntries(texts));
}

/** The search as the query of an address: `?country=HU&state=waiting`, empty without a search. */
export function searchQuery(search: ApplicationSearch): string {
  const filled = searchFields.flatMap((field) => (search[field] ? [[field, search[field]]] : []));
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : '';
}

function optional<T extends v.GenericSchema<string, string>>(schema: T) {
  return v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );
}
