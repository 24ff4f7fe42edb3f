import * as v from 'valibot';
import { letterhead } from '../letterhead/letterhead.ts';

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

/** What the printed receipt of a payment says. */
export const printedPayment = v.object({
  ...payment.entries,
  /** Id of the case. */
  application: v.string(),
  name: v.string(),
  /** Receipt number of the application. */
  receiptNumber: v.string(),
  /** The receipt of what this refund gives back. */
  refundOfNo: v.nullable(v.string()),
});

export type PrintedPayment = v.InferOutput<typeof printedPayment>;

/** All that the receipt of a payment needs. */
export const paymentReceipt = v.object({
  payment: printedPayment,
  head: letterhead,
  /** The address at which applicants can check us; null where the site does not know its own. */
  checkAt: v.nullable(v.string()),
});

export type PaymentReceipt = v.InferOutput<typeof paymentReceipt>;
