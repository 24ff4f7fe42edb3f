import { type ContactField, contactFieldNames } from './contact-fields.ts';

/** What stands in the form, as typed. */
export type ContactAnswers = Record<ContactField, string>;

/** What came of a message, as the form is told. */
export type ContactReply =
  | { status: 'sent' }
  | ({ answers: ContactAnswers } & (
      | { status: 'not_sent' | 'offline' }
      | { status: 'refused'; errors: { field: string; code: string }[] }
      | { status: 'too_many'; retryAfterSeconds: number }
    ));

/** Reads the answers. A file in the place of a text counts as an empty one. */
export function readAnswers(form: FormData): ContactAnswers {
  return Object.fromEntries(
    contactFieldNames.map((field) => {
      const value = form.get(field);
      return [field, typeof value === 'string' ? value : ''];
    }),
  ) as ContactAnswers;
}
