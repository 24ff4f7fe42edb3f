import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';
import { pastDay } from '../case/case-bodies.ts';
import { paymentKindCodes, paymentMethodCodes } from './payment-words.ts';
import { amountRange, typedAmount } from './typed-amount.ts';

/** The longest texts beside an amount, in UTF-16 units. */
export const maxReference = 60;
export const maxPaidBy = 120;

const amount = v.pipe(
  v.union([v.number(), v.string()], 'required'),
  v.transform((sent) => (typeof sent === 'number' ? sent : (typedAmount(sent) ?? Number.NaN))),
  v.safeInteger('invalid'),
  v.minValue(amountRange.min, 'out_of_range'),
  v.maxValue(amountRange.max, 'out_of_range'),
);

function text(maxLength: number) {
  return v.pipe(v.string('not_text'), v.trim(), v.maxLength(maxLength, 'too_long'), storable);
}

/** What staff write down of a payment, or of a refund, which names the payment that it gives back. */
export function paymentBody(today: string) {
  return v.object({
    amountBdt: amount,
    kind: v.picklist(paymentKindCodes, 'invalid'),
    method: v.picklist(paymentMethodCodes, 'invalid'),
    reference: v.optional(text(maxReference), ''),
    on: pastDay(today),
    paidBy: v.optional(text(maxPaidBy), ''),
    refundOf: v.optional(v.nullable(v.pipe(v.string('not_text'), storable)), null),
  });
}

export type PaymentBody = v.InferOutput<ReturnType<typeof paymentBody>>;
