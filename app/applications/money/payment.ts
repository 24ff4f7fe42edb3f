import * as v from 'valibot';

/** A payment of the applicant, or a refund, as staff see it. */
export const payment = v.object({
  _id: v.string(),
  receiptNo: v.string(),
  /** Whole taka, positive also for a refund. */
  amountBdt: v.number(),
  kind: v.string(),
  method: v.string(),
  reference: v.string(),
  on: v.string(),
  paidBy: v.string(),
  refundOf: v.nullable(v.string()),
  at: v.string(),
  byName: v.nullable(v.string()),
  voidedAt: v.nullable(v.string()),
  voidedByName: v.nullable(v.string()),
  voidReason: v.string(),
  /** How often its receipt was printed. */
  prints: v.number(),
});

export type Payment = v.InferOutput<typeof payment>;
