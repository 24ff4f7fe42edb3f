import * as v from 'valibot';
import { payment } from './payment.ts';

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
