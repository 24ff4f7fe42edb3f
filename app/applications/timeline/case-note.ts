import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';

/** A note on a case, or why a passport number was shown (`shownFor`). */
export const caseNote = v.object({
  _id: v.string(),
  text: v.string(),
  at: v.string(),
  /** Id of the staff member; null where that was not kept. */
  by: v.nullable(v.string()),
  byName: v.nullable(v.string()),
  editedAt: v.nullable(v.string()),
  /** The name of who withdrew it; null while it stands. */
  withdrawnBy: v.nullable(v.string()),
  shownFor: v.string(),
});

export type CaseNote = v.InferOutput<typeof caseNote>;

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
