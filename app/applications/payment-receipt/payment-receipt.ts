import * as v from 'valibot';
import { letterhead } from '../letterhead/letterhead.ts';
import { printedPayment } from '../money/printed-payment.ts';

/** All that the receipt of a payment needs. */
export const paymentReceipt = v.object({
  payment: printedPayment,
  head: letterhead,
  /** The address at which applicants can check us; null where the site does not know its own. */
  checkAt: v.nullable(v.string()),
});

export type PaymentReceipt = v.InferOutput<typeof paymentReceipt>;
