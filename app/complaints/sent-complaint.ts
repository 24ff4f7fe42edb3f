import * as v from 'valibot';
import { visible } from '#app/forms/text-patterns.ts';
import { atMost, oneLineAtMost } from '#app/forms/text-schema.ts';
import { languages } from '#app/i18n/language.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { isEmailAddress } from '#app/normalise/email.ts';
import { complaintKinds, fieldBounds, needsContact, textBounds } from './complaint.ts';

/** A complaint as it is sent: trimmed, and with a line break counted as one. */
export const sentComplaint = v.pipe(
  v.object({
    kind: v.picklist(complaintKinds, 'required'),
    text: v.pipe(
      atMost(textBounds.most),
      v.regex(visible, 'required'),
      v.minLength(textBounds.least, 'too_short'),
      v.description('What happened, in UTF-16 units'),
    ),
    receiptNo: v.optional(oneLineAtMost(fieldBounds.receiptNo), ''),
    name: v.optional(oneLineAtMost(fieldBounds.name), ''),
    phone: v.optional(
      v.pipe(
        oneLineAtMost(fieldBounds.phone),
        v.check((typed) => typed === '' || digitsIn(typed) >= 6, 'too_short'),
        v.description('copy and erase need this or email'),
      ),
      '',
    ),
    email: v.optional(
      v.pipe(
        oneLineAtMost(fieldBounds.email),
        v.check((typed) => typed === '' || isEmailAddress(typed), 'invalid_email'),
      ),
      '',
    ),
    language: v.optional(v.picklist(languages, 'invalid'), 'bn'),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['phone'], ['email']],
      ({ kind, phone, email }) => !needsContact(kind) || phone !== '' || email !== '',
      'required',
    ),
    ['phone'],
  ),
);

export type SentComplaint = v.InferOutput<typeof sentComplaint>;

function digitsIn(typed: string): number {
  return toAsciiDigits(typed).replace(/\D/g, '').length;
}
