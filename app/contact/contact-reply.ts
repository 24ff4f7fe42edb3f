import type { FieldMessage } from '#app/forms/form-state.ts';
import { textOf, textsOf } from '#app/forms/form-values.ts';
import {
  type ContactField,
  type TravelField,
  contactFieldNames,
  travelFieldNames,
} from './contact-fields.ts';

/** The answers of the form, as typed. */
export type ContactAnswers = Record<ContactField, string> & {
  noEmail: boolean;
  /** It began with the form of five lines: a hidden input says so. */
  kind?: 'employer';
} & Partial<Record<TravelField, string>>;

/** The result of a message, as returned to the form. */
export type ContactReply =
  | { status: 'sent' }
  /** Refused by the browser's own validation. */
  | { status: 'invalid'; messages: [FieldMessage, ...FieldMessage[]] }
  | ({ answers: ContactAnswers } & (
      | { status: 'not_sent' | 'offline' | 'failed' }
      | { status: 'refused'; messages: FieldMessage[] }
      | { status: 'too_many'; retryAfterSeconds: number }
    ));

/** Nothing was sent yet: an employer has told five lines on another page. */
export type BegunMessage = { status: 'begun'; answers: ContactAnswers };

/** Reads the answers, those about a journey where the form asks. */
export function readAnswers(form: FormData): ContactAnswers {
  const travel = travelFieldNames.filter((field) => form.has(field));
  return {
    ...textsOf(form, contactFieldNames),
    noEmail: form.has('noEmail'),
    ...(textOf(form, 'kind') && { kind: 'employer' }),
    ...textsOf(form, travel),
  };
}
