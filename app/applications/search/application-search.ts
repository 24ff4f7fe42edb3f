import * as v from 'valibot';
import { calendarDay } from '#app/i18n/calendar-day.ts';
import { storable } from '#app/forms/text-schema.ts';

/** The countries that can be asked for: the four, and all others together. */
export const searchCountries = ['HU', 'PT', 'RO', 'PL', 'other'] as const;
export const searchStates = ['waiting', 'contacted'] as const;

const words = v.pipe(v.string(), v.maxLength(120, 'too_long'), storable);
const day = calendarDay('2000-01-01');

/**
 * What staff look for: the words that were typed, and filters, which may stand in an address. Empty is
 * the same as not given. Days are those of Dhaka, both included.
 */
export const applicationSearch = v.object({
  q: v.pipe(
    v.optional(words),
    v.description(
      'Part of a name in either script, digits of the phone, or the receipt number. An address is written down in many places: POST /application/search takes what was typed in its body, and finds passport numbers too',
    ),
  ),
  state: v.pipe(
    optional(v.picklist(searchStates, 'invalid')),
    v.description('Waiting for a call, or contacted'),
  ),
  country: v.pipe(
    optional(v.picklist(searchCountries, 'invalid')),
    v.description('Interested country'),
  ),
  job: v.pipe(v.optional(words), v.description('Part of the job title')),
  from: v.pipe(optional(day), v.description('First day, in Dhaka')),
  to: v.pipe(optional(day), v.description('Last day, in Dhaka')),
  flagged: v.pipe(
    optional(v.literal('1', 'invalid')),
    v.description('Only those that staff should look at'),
  ),
});

export type ApplicationSearch = v.InferOutput<typeof applicationSearch>;

/** The names of the parameters, in the order of the page. */
export const searchFields = Object.keys(applicationSearch.entries) as (keyof ApplicationSearch)[];

/** The search that an address holds. What does not fit is left out: an address may be old or cut. */
export function searchOf(parameters: URLSearchParams): ApplicationSearch {
  const { entries } = applicationSearch;
  const search: Record<string, unknown> = {};
  for (const field of searchFields) {
    const text = parameters.get(field)?.trim();
    const result = v.safeParse(entries[field], text);
    if (text && result.success) search[field] = result.output;
  }
  return search as ApplicationSearch;
}

/** The search as the query of an address: `?country=HU&state=waiting`, empty without a search. */
export function searchQuery(search: ApplicationSearch): string {
  const given = searchFields.flatMap((field) => (search[field] ? [[field, search[field]]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
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
