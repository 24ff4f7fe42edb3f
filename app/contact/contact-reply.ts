import type { FieldMessage } from '#app/forms/form-state.ts';
import { recordOf } from '#app/config/typed-record.ts';
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

/** Reads the answers, those about a journey where the form asks. A file in place of a text counts as an empty one. */
export function readAnswers(form: FormData): ContactAnswers {
  const read = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    ...recordOf(contactFieldNames, read),
    noEmail: form.has('noEmail'),
    ...(read('kind') && { kind: 'employer' }),
    ...recordOf(
      travelFieldNames.filter((field) => form.has(field)),
      read,
    ),
  };
}
