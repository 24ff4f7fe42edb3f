import * as v from 'valibot';
import { signedCookie } from '#app/serving/signed-cookie.server.ts';

const receipt = v.object({
  receiptNumber: v.string(),
  createdAt: v.string(),
  /** The last three digits of the phone number, and no more of it. */
  phoneEnd: v.optional(v.string(), ''),
  /** The job that it was for had closed. */
  isWithoutJob: v.optional(v.boolean()),
});

/** What the receipt page shows: nothing that a stranger on the same device could misuse. */
export type Receipt = v.InferOutput<typeof receipt>;

/** Lets a browser see its receipt for 24 hours. */
export const receiptCookie = signedCookie('receipt', {
  holds: receipt,
  purpose: 'receipt',
  seconds: 24 * 3600,
});
