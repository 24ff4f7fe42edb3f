import type { ApplicationField } from '#app/applications/application-fields.ts';
import { hiddenFields } from '#app/forms/hidden-fields.ts';

/** The fields of an application, who helps with it, and the consent. */
export type FormField = ApplicationField | 'helperName' | 'helperPhone' | 'consent';

/** In the order of the form. A record, because a field left out of a list would refuse everybody without a word. */
const fieldOrder: Record<FormField, true> = {
  name: true,
  birth: true,
  phone: true,
  email: true,
  address: true,
  helperName: true,
  helperPhone: true,
  job: true,
  experience: true,
  passport: true,
  reference: true,
  present: true,
  interested: true,
  consent: true,
};

/** The fields of the form in its order. */
export const formFields = Object.keys(fieldOrder) as FormField[];

/** What stands in the form, as typed. `consent` is the version that was ticked, or empty. */
export type Answers = Record<FormField, string> & { noEmail: boolean };

/** Reads the answers, in the browser before sending and on the server after. */
export function readAnswers(form: FormData): Answers {
  const texts = Object.fromEntries(
    formFields.map((field) => [field, textOf(form, field)]),
  ) as Record<FormField, string>;
  // Who ticks "I have no e-mail" and writes one all the same, has one.
  return { ...texts, noEmail: form.has('noEmail') && texts.email.trim() === '' };
}

/** The fields that the form has asked about, so that nothing is asked twice. */
export function readAsked(form: FormData): FormField[] {
  const asked = textOf(form, hiddenFields.asked).split(' ');
  return formFields.filter((field) => asked.includes(field));
}

/** A file in the place of a text counts as an empty one. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
