import * as v from 'valibot';

const both = v.object({ en: v.string(), bn: v.string() });

/** Who the agency is, in both languages, at the head of what staff print for an applicant. */
export const letterhead = v.object({
  name: both,
  address: both,
  phones: v.array(v.string()),
  /** Null where the content has none. */
  licence: v.nullable(v.string()),
});

export type Letterhead = v.InferOutput<typeof letterhead>;
