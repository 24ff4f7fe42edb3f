import { textOf, textsOf } from '#app/forms/form-values.ts';
import { hiddenFields } from '#app/forms/hidden-fields.ts';
import { type FormField, formFields } from '../fields.ts';
import type { Answers } from '../rules.ts';

/** Reads the answers, in the browser before sending and on the server after. */
export function readAnswers(form: FormData): Answers {
  const texts = textsOf(form, formFields);
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
