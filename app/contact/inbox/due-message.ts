import * as v from 'valibot';

/** Somebody who wrote, was not answered yet, and is to be called again. */
export const dueMessage = v.object({
  kind: v.literal('message'),
  /** `yyyy-mm-dd` in Dhaka. */
  dueOn: v.string(),
  /** Its id. */
  message: v.string(),
  version: v.number(),
  name: v.string(),
  phone: v.string(),
  phoneE164: v.nullable(v.string()),
  language: v.string(),
  outcome: v.nullable(v.string()),
  note: v.string(),
});

export type DueMessage = v.InferOutput<typeof dueMessage>;
