import { recordOf } from '#app/config/typed-record.ts';

export const lookupFields = ['receiptNumber', 'phoneEnd', 'birthYear'] as const;

export type LookupField = (typeof lookupFields)[number];

/** What was typed, as it was typed. */
export type LookupAnswers = Record<LookupField, string>;

/** Why the form comes back: with what was typed, except where it is switched off. */
export type LookupReply =
  | { status: 'switched_off' }
  | ({ answers: LookupAnswers } & (
      | { status: 'no_match' | 'unreachable' }
      | { status: 'refused'; wrong: { field: string; code: string }[] }
      | { status: 'too_many'; retryAfterSeconds: number }
    ));

export const replyStatus: Record<LookupReply['status'], number> = {
  switched_off: 200,
  refused: 422,
  no_match: 404,
  too_many: 429,
  unreachable: 503,
};

/** Reads the answers of the form. A file in place of a text counts as an empty one. */
export function readLookupAnswers(form: FormData): LookupAnswers {
  return recordOf(lookupFields, (field) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  });
}
