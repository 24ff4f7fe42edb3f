import * as v from 'valibot';
import { atMost, oneLineAtMost } from '#app/forms/text-schema.ts';
import { languages } from '#app/i18n/language.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import {
  type ContactField,
  type TravelField,
  contactFields,
  travelFieldNames,
} from './contact-fields.ts';
import { messageKinds } from './message-kinds.ts';
import { parseTravelDay } from './journey/travel-day.ts';
import { maxTravellers, travelTexts, trips } from './journey/travel-fields.ts';

/**
 * A message from the contact form on a day (`yyyy-mm-dd`). Trimmed, and with a line break counted as one. An
 * e-mail address is wanted unless `noEmail` says that there is none.
 */
export function contactMessage(today: string) {
  return v.pipe(
    v.object({
      name: bounded('name'),
      number: bounded('number'),
      email: v.optional(
        v.pipe(
          oneLineAtMost(contactFields.email.maxLength),
          v.regex(/^(?:$|[^]{5})/, 'too_short'),
          v.regex(emailShape, 'invalid_email'),
          v.description('Required unless noEmail is true'),
        ),
        '',
      ),
      noEmail: v.pipe(
        v.optional(v.boolean('invalid'), false),
        v.description('The visitor has no e-mail address'),
      ),
      reference: bounded('reference'),
      address: bounded('address'),
      question: v.optional(atMost(contactFields.question.maxLength), ''),
      ...journey(today),
      kind: v.pipe(
        v.optional(v.picklist(messageKinds, 'invalid')),
        v.description('Which form it is: by default airticket if anything about a journey is told'),
      ),
      language: v.optional(v.picklist(languages, 'invalid')),
      homepage: v.pipe(
        v.optional(v.string('not_text'), ''),
        v.description('A field that no person sees; who fills it in is a program'),
      ),
      fillSeconds: v.pipe(
        v.optional(v.pipe(v.string('not_text'), v.maxLength(20, 'too_long')), ''),
        v.description('Seconds from the first touch to sending, where scripts run'),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['email'], ['noEmail']],
        ({ email, noEmail }) => noEmail || email !== '',
        'required',
      ),
      ['email'],
    ),
    v.transform(({ kind, ...message }) => ({
      ...message,
      kind: kind ?? (tellsJourney(message) ? 'airticket' : 'contact'),
    })),
  );
}

export type ContactMessage = v.InferOutput<ReturnType<typeof contactMessage>>;

function tellsJourney(message: Record<TravelField, unknown>): boolean {
  return travelFieldNames.some((field) => message[field] !== '' && message[field] !== null);
}

/** What may be told of a journey. */
function journey(today: string) {
  return {
    from: v.optional(oneLineAtMost(travelTexts.from.maxLength), ''),
    to: v.optional(oneLineAtMost(travelTexts.to.maxLength), ''),
    travelOn: v.pipe(
      v.optional(v.nullish(atMost(travelTexts.travelOn.maxLength), ''), ''),
      v.rawTransform<string, string | null>(({ dataset, addIssue, NEVER }) => {
        if (dataset.value === '') return null;
        const reading = parseTravelDay(dataset.value, today);
        if ('day' in reading) return reading.day;
        addIssue({ message: reading.problem });
        return NEVER;
      }),
      v.description('A day, today or later: yyyy-mm-dd, or as people write it, day first'),
    ),
    trip: v.optional(v.picklist(['', ...trips], 'invalid'), ''),
    travellers: v.pipe(
      v.optional(v.nullish(v.union([v.number(), v.string()], 'not_text'), ''), ''),
      v.rawTransform<number | string, number | null>(({ dataset, addIssue, NEVER }) => {
        const typed = toAsciiDigits(String(dataset.value)).trim();
        if (typed === '') return null;
        const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
        if (count >= 1 && count <= maxTravellers) return count;
        addIssue({ message: 'out_of_range' });
        return NEVER;
      }),
      v.description('A whole number from 1 to 20'),
    ),
  };
}

/** Within the bounds of the specification. */
function bounded(field: ContactField) {
  const { minLength, maxLength, isLong } = contactFields[field];
  return v.pipe(
    isLong ? atMost(maxLength) : oneLineAtMost(maxLength),
    v.nonEmpty('required'),
    v.minLength(minLength, 'too_short'),
  );
}

/**
 * Nothing, or the HTML standard's "valid e-mail address", which the browser's own validation checks, without
 * the dots at an end or side by side that RFC 5321 forbids: a reply must be able to reach it.
 */
const emailShape =
  /^(?:$|[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$)/i;
