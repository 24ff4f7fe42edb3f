import * as v from 'valibot';
import { signedCookie } from '#app/serving/signed-cookie.server.ts';
import { pinMs } from '../storage/earlier-complaint.server.ts';

/** Lets a browser see the receipt of its complaint for as long as its PIN is shown. */
export const receiptCookie = signedCookie('complaint', {
  holds: v.object({
    reference: v.string(),
    pin: v.nullable(v.string()),
    createdAt: v.string(),
    answerBy: v.string(),
    closeBy: v.string(),
  }),
  purpose: 'complaint-receipt',
  seconds: pinMs / 1000,
});
