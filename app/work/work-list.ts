import * as v from 'valibot';
import { languages } from '#app/i18n/language.ts';
import { storable } from '#app/forms/text-schema.ts';

/** At most so many, and whether there are more. */
export const counted = v.object({ count: v.number(), isMore: v.boolean() });

export type Count = v.InferOutput<typeof counted>;

/** A record in the trash, of these entries: when it was deleted, and by whom, if known. */
export function trashedOf<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ ...entries, deletedAt: v.string(), deletedBy: v.nullable(v.string()) });
}

/** The longest that staff may type into the search of a list. */
export const maxSearchLength = 120;

/** What staff type there. */
export const typedWords = v.optional(
  v.pipe(v.string('not_text'), v.maxLength(maxSearchLength, 'too_long'), storable),
  '',
);

/**
 * What staff look for in a list of these views, all of them where none is given. The words may be a name or a number, so they
 * go in a body and in no address.
 */
export function listSearch<View extends string>(
  views: readonly View[],
  all: View,
  describes: { view: string; q: string },
) {
  return v.object({
    view: v.pipe(v.optional(v.picklist(views, 'invalid'), all), v.description(describes.view)),
    q: v.pipe(typedWords, v.description(describes.q)),
  });
}

/** In whose words an export is written. */
export const exportLanguage = v.pipe(
  v.optional(v.picklist(languages, 'invalid')),
  v.description('The language of headings and words; without one, English headings and codes'),
);

/** The search of a list with these views. */
export type ListSearch<View extends string> = { view: View; q: string };
