import { type ApplicationField, applicationFields } from '#app/applications/application.ts';

/** What stands in the form, as typed. */
export type Answers = Record<ApplicationField, string> & { noEmail: boolean };

/**
 * The names of the hidden fields: the form's own key, what it has already asked about, one that no
 * person sees, so that only a program fills it in, and the seconds from the first touch to sending.
 */
export const hiddenFields = {
  key: 'submissionKey',
  asked: 'asked',
  trap: 'homepage',
  fillSeconds: 'fillSeconds',
} as const;

/** Reads the answers, in the browser before sending and on the server after. */
export function readAnswers(form: FormData): Answers {
  const texts = Object.fromEntries(
    applicationFields.map((field) => [field, textOf(form, field)]),
  ) as Record<ApplicationField, string>;
  // Who ticks "I have no e-mail" and writes one all the same, has one.
  return { ...texts, noEmail: form.has('noEmail') && texts.email.trim() === '' };
}

/** The fields that the form has asked about, so that nothing is asked twice. */
export function readAsked(form: FormData): ApplicationField[] {
  const asked = textOf(form, hiddenFields.asked).split(' ');
  return applicationFields.filter((field) => asked.includes(field));
}

/** A file in the place of a text counts as an empty one. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
