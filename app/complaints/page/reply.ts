import type { NotTaken } from '#app/forms/not-taken.ts';
import type { ComplaintNews } from '../lookup/look-up.server.ts';

export const complaintFields = ['kind', 'text', 'receiptNo', 'name', 'phone', 'email'] as const;
export const lookupFields = ['reference', 'pin'] as const;

export type ComplaintField = (typeof complaintFields)[number];
export type LookupField = (typeof lookupFields)[number];

/** What comes back to one of the two forms, with what was typed into it. */
type Reply<Form, Field extends string, Own> = { form: Form; answers: Record<Field, string> } & Own;

/** The form of a complaint: not taken, or begun on another page. */
export type SendReply = Reply<'send', ComplaintField, NotTaken | { status: 'started' }>;

/** The look-up: not taken, or what it has found. */
export type LookupReply = Reply<
  'lookup',
  LookupField,
  NotTaken | { status: 'no_match' } | ({ status: 'found' } & ComplaintNews)
>;

export type ComplaintsReply = SendReply | LookupReply;
