import * as v from 'valibot';

/** A corrected field: as it was typed before and after, passport numbers masked. What was empty is empty. */
export const factChange = v.object({
  _id: v.string(),
  /** A field of the form, or `destination`, whose texts are codes of countries. */
  field: v.string(),
  before: v.string(),
  after: v.string(),
  at: v.string(),
  /** Id of the staff member; null where that was not kept. */
  by: v.nullable(v.string()),
  byName: v.nullable(v.string()),
  reason: v.string(),
});

export type FactChange = v.InferOutput<typeof factChange>;
