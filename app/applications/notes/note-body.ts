import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';

/** The longest note on a case, in UTF-16 units. */
export const maxNoteLength = 2000;

/** How many minutes whoever wrote a note may change it or take it away. */
export const ownNoteMinutes = 15;

/** The text of a note on a case. */
export const noteBody = v.object({
  text: v.pipe(
    v.string('not_text'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(maxNoteLength, 'too_long'),
    storable,
  ),
});
