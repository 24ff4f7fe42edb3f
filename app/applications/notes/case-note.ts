import * as v from 'valibot';

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
