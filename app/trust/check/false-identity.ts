import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';

/** The longest that is read: addresses of pages come with long queries. */
export const valueLimit = 500;

/** What somebody types in to have it compared, or confirmed as false. */
export const typedValue = v.pipe(
  v.string('not_text'),
  v.regex(/\S/, 'required'),
  v.maxLength(valueLimit, 'too_long'),
  storable,
);

/** A value that the owner has confirmed not to be the agency's, as staff see it. */
export const falseIdentity = v.object({
  _id: v.string(),
  value: v.string(),
  kind: v.string(),
  at: v.string(),
  /** E-mail of the account that confirmed it; null where that is gone. */
  by: v.nullable(v.string()),
  /** Id of the complaint that told of it. */
  complaint: v.nullable(v.string()),
});

export type FalseIdentity = v.InferOutput<typeof falseIdentity>;

export const newFalseIdentity = v.object({
  value: typedValue,
  complaint: v.optional(v.nullable(v.pipe(v.string('not_text'), storable)), null),
});
