import * as v from 'valibot';

/** Facts of one document that are outdated, or will be soon. */
export const dueFactsLine = v.object({
  kind: v.literal('facts'),
  /** The last day on which the first of them counts as checked. */
  dueOn: v.string(),
  document: v.string(),
  title: v.object({ en: v.string(), bn: v.string() }),
  count: v.number(),
});

/** The licence ends soon, or has ended. */
export const dueLicence = v.object({
  kind: v.literal('licence'),
  dueOn: v.string(),
  validUntil: v.string(),
});

export type DueFacts = v.InferOutput<typeof dueFactsLine> | v.InferOutput<typeof dueLicence>;
