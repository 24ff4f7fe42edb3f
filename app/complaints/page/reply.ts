import { recordOf } from '#app/config/typed-record.ts';
import type { ComplaintNews } from '../lookup/look-up.server.ts';

export const complaintFields = ['kind', 'text', 'receiptNo', 'name', 'phone', 'email'] as const;
export const lookupFields = ['reference', 'pin'] as const;

export type ComplaintField = (typeof complaintFields)[number];
export type LookupField = (typeof lookupFields)[number];

type Wrong<Field> = { field: Field; code: string }[];

/** What comes back to one of the two forms, with what was typed into it. */
type Reply<Form, Field extends string> = { form: Form; answers: Record<Field, string> } & (
  | { status: 'unreachable' }
  | { status: 'refused'; wrong: Wrong<Field> }
  | { status: 'too_many'; retryAfterSeconds: number }
);

/** The form of a complaint: refused, or begun on another page. */
export type SendReply =
  | Reply<'send', ComplaintField>
  | { form: 'send'; status: 'started'; answers: Record<ComplaintField, string> };

/** The look-up: refused, or what it has found. */
export type LookupReply =
  | Reply<'lookup', LookupField>
  | { form: 'lookup'; status: 'no_match'; answers: Record<LookupField, string> }
  | ({ form: 'lookup'; status: 'found'; answers: Record<LookupField, string> } & ComplaintNews);

export type ComplaintsReply = SendReply | LookupReply;

export const replyStatus: Record<ComplaintsReply['status'], number> = {
  started: 200,
  found: 200,
  no_match: 404,
  refused: 422,
  too_many: 429,
  unreachable: 503,
};

/** The answers of a form. A file in place of a text counts as an empty one. */
export function readAnswers<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  return recordOf(fields, (field) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  });
}

/** What is wrong with the fields of this form. */
export function wrongFields<Field extends string>(
  errors: readonly { field: string; code: string }[],
  fields: readonly Field[],
): Wrong<Field> {
  return fields.flatMap((field) =>
    errors.filter((error) => error.field === field).map(({ code }) => ({ field, code })),
  );
}
