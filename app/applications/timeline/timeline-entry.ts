import * as v from 'valibot';

/** What a timeline tells of. */
export const timelineKinds = [
  'sent',
  'move',
  'call',
  'note',
  'check',
  'payment',
  'correction',
  'reveal',
  'message',
  'informed',
] as const;

export type TimelineKind = (typeof timelineKinds)[number];

/**
 * An entry of the timeline of a case: when, who, and what in codes and typed words, which the page puts into a
 * sentence. Fields that a kind does not have are empty.
 */
export const timelineEntry = v.object({
  _id: v.string(),
  kind: v.picklist(timelineKinds),
  at: v.string(),
  byName: v.nullable(v.string()),
  /** Whether it is one's own, and so perhaps to be changed. */
  isOwn: v.boolean(),
  /** Stage to, outcome of a call, item of the checklist, kind of payment, field, reason, way of telling: as codes. */
  code: v.string(),
  /** Stage from, or the receipt number of a payment. */
  from: v.string(),
  /** What was typed: note, reason, first text of a corrected field. */
  text: v.string(),
  /** The day on which it really happened, or to call again. */
  on: v.nullable(v.string()),
  amountBdt: v.nullable(v.number()),
  /** Of a refund, a void payment, an edited note. */
  isRefund: v.boolean(),
  isVoid: v.boolean(),
  isEdited: v.boolean(),
  withdrawnBy: v.nullable(v.string()),
});

export type TimelineEntry = v.InferOutput<typeof timelineEntry>;

export const timelinePage = v.object({
  entries: v.array(timelineEntry),
  /** The `before` of the next part; null at the end. */
  next: v.nullable(v.string()),
});

export type TimelinePage = v.InferOutput<typeof timelinePage>;
