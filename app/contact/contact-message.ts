import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';
import { type ContactField, contactFields } from './contact-fields.ts';

/** A message from the contact form. Trimmed, and with a line break counted as one. */
export const contactMessage = v.object({
  name: oneLine('name'),
  number: oneLine('number'),
  email: v.pipe(oneLine('email'), v.regex(emailShape(), 'invalid_email')),
  reference: oneLine('reference'),
  address: bounded('address'),
  homepage: v.pipe(
    v.optional(v.string('not_text'), ''),
    v.description('A field that no person sees; who fills it in is a program'),
  ),
  fillSeconds: v.pipe(
    v.optional(v.pipe(v.string('not_text'), v.maxLength(20, 'too_long')), ''),
    v.description('Seconds from the first touch to sending, where scripts run'),
  ),
});

export type ContactMessage = v.InferOutput<typeof contactMessage>;

/** A line break cannot be typed into these; a program that sends one gets it as a space. */
function oneLine(field: ContactField) {
  return v.pipe(
    bounded(field),
    v.transform((text) => text.replace(/[\r\n]+/g, ' ')),
  );
}

function bounded(field: ContactField) {
  const { minLength, maxLength } = contactFields[field];
  return v.pipe(
    v.string('not_text'),
    v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
    v.nonEmpty('required'),
    v.minLength(minLength, 'too_short'),
    v.maxLength(maxLength, 'too_long'),
    storable,
  );
}

/**
 * The HTML standard's "valid e-mail address", which the browser's own validation checks, without the
 * dots at an end or side by side that RFC 5321 forbids: a reply must be able to reach it.
 */
function emailShape() {
  return /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
}
