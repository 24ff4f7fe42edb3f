import { recordOf } from '#app/config/typed-record.ts';
import { type FormField, formFields } from '../fields.ts';
import type { Answers } from '../rules.ts';
import { hiddenFields } from '#app/forms/hidden-fields.ts';

/** Reads the answers, in the browser before sending and on the server after. */
export function readAnswers(form: FormData): Answers {
  const texts = recordOf(formFields, (field) => textOf(form, field));
  // Who ticks "I have no e-mail" and writes one all the same, has one.
  return { ...texts, noEmail: form.has('noEmail') && texts.email.trim() === '' };
}

/** The fields whose warnings the visitor has seen: sending them again confirms them. */
export function readConfirmed(form: FormData): (FormField | typeof sentToday)[] {
  const confirmed = textOf(form, hiddenFields.confirmed).split(' ');
  const confirmable = [...formFields, sentToday] as const;
  return confirmable.filter((asked) => confirmed.includes(asked));
}

/** Stands among the confirmed fields once somebody was asked whether today's application is meant once more. */
export const sentToday = 'sent_today';

/** A file in place of a text counts as an empty one. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
