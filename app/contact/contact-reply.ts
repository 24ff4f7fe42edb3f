import { recordOf } from '#app/config/typed-record.ts';
import { type ContactField, contactFieldNames } from './contact-fields.ts';

/** The answers of the form, as typed. */
export type ContactAnswers = Record<ContactField, string>;

/** The result of a message, as returned to the form. */
export type ContactReply =
  | { status: 'sent' }
  | ({ answers: ContactAnswers } & (
      | { status: 'not_sent' | 'offline' }
      | { status: 'refused'; errors: { field: string; code: string }[] }
      | { status: 'too_many'; retryAfterSeconds: number }
    ));

/** Reads the answers. A file in place of a text counts as an empty one. */
export function readAnswers(form: FormData): ContactAnswers {
  return recordOf(contactFieldNames, (field) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  });
}
