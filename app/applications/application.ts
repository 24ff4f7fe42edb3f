import * as v from 'valibot';
import { languages } from '#app/i18n/language.ts';
import { storable, typedText } from '#app/platform/typed-text.ts';
import { longest } from './application-fields.ts';
import { parseDay } from './intake/day.ts';
import { isEmailAddress } from './intake/email.ts';

/** How many applications the staff's list shows at first, and how many more each press brings. */
export const applicationsPage = { first: 4, more: 4 };

/**
 * The rules for a new application on the current day (`yyyy-mm-dd`). Texts stay as they were typed;
 * `birth` becomes `yyyy-mm-dd` or null. `contacted`, `createdAt` and `_id` from outside are dropped.
 * The form asks for consent; a program that sends only what the specification names need not.
 */
export function newApplication(today: string, consent: 'required' | 'optional' = 'optional') {
  return v.pipe(
    v.object({
      name: typedText(longest.name),
      birth: v.optional(birth(today), ''),
      job: typedText(longest.job),
      experience: typedText(longest.experience),
      email: v.pipe(v.string('not_text'), v.maxLength(longest.email, 'too_long'), storable),
      noEmail: v.optional(v.boolean(), false),
      phone: typedText(longest.phone),
      passport: typedText(longest.passport),
      address: typedText(longest.address),
      reference: typedText(longest.reference),
      present: typedText(longest.present),
      interested: typedText(longest.interested),
      helperName: optionalText(longest.helperName),
      helperPhone: optionalText(longest.helperPhone),
      consent: v.pipe(
        v.optional(
          v.pipe(v.string('not_text'), v.regex(/^(?:\d{4}-\d\d-\d\d(?:\/\d{1,3})?)?$/)),
          '',
        ),
        v.check((version) => version !== '' || consent === 'optional', 'required'),
        v.description(
          'Which consent sentence was ticked: the day it was written and the months it names, 2026-11-22/18',
        ),
      ),
      fillSeconds: v.pipe(
        optionalText(20),
        v.description('Seconds from the first touch to sending, where scripts run'),
      ),
      language: v.optional(v.picklist(languages)),
    }),
    v.forward(
      v.partialCheck(
        [['email'], ['noEmail']],
        ({ email, noEmail }) => email.trim() !== '' || noEmail,
        'required',
      ),
      ['email'],
    ),
    v.forward(
      v.partialCheck(
        [['email']],
        ({ email }) => email.trim() === '' || isEmailAddress(email.trim()),
        'invalid_email',
      ),
      ['email'],
    ),
    // Whoever fills the form in for somebody else is known by name and phone, or not at all.
    v.forward(
      v.partialCheck(
        [['helperName'], ['helperPhone']],
        ({ helperName, helperPhone }) => helperName.trim() !== '' || helperPhone.trim() === '',
        'required',
      ),
      ['helperName'],
    ),
    v.forward(
      v.partialCheck(
        [['helperName'], ['helperPhone']],
        ({ helperName, helperPhone }) => helperPhone.trim() !== '' || helperName.trim() === '',
        'required',
      ),
      ['helperPhone'],
    ),
  );
}

export type NewApplication = v.InferOutput<ReturnType<typeof newApplication>>;

/** An application as staff see it in the list: its passport number masked. */
export const application = v.object({
  _id: v.string(),
  name: v.string(),
  birth: v.nullable(v.string()),
  job: v.string(),
  experience: v.string(),
  email: v.string(),
  noEmail: v.boolean(),
  phone: v.string(),
  passport: v.string(),
  address: v.string(),
  reference: v.string(),
  present: v.string(),
  interested: v.string(),
  contacted: v.boolean(),
  contactedAt: v.nullable(v.string()),
  createdAt: v.string(),
  receiptNumber: v.string(),
  flags: v.array(v.string()),
  helperName: v.string(),
  helperPhone: v.string(),
  phoneE164: v.nullable(v.string()),
  score: v.number(),
  language: v.string(),
  version: v.number(),
  outcome: v.nullable(v.string()),
  note: v.string(),
  followUpOn: v.nullable(v.string()),
  outcomeAt: v.nullable(v.string()),
});

export type Application = v.InferOutput<typeof application>;

function optionalText(most: number) {
  return v.optional(v.pipe(v.string('not_text'), v.maxLength(most, 'too_long'), storable), '');
}

function birth(today: string) {
  return v.pipe(
    v.nullish(v.string('not_text'), ''),
    v.rawTransform<string, string | null>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value.trim() === '') return null;
      const parsed = parseDay(dataset.value, today);
      if ('day' in parsed) return parsed.day;
      addIssue({ message: parsed.problem });
      return NEVER;
    }),
  );
}
