import { textOf, textsOf } from '#app/forms/form-values.ts';
import { hiddenFields } from '#app/forms/hidden-fields.ts';
import { storableText, visible } from '#app/forms/text-patterns.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { keysOf } from '#app/config/typed-record.ts';
import {
  type Field,
  type FieldKey,
  type FieldTable,
  type FormField,
  fields,
  formFields,
} from './fields.ts';
import { type ParsedDay, parseDay } from '#app/normalise/day.ts';
import { normaliseEmail } from '#app/normalise/email.ts';
import type { NumberPlan } from '#app/normalise/number-plan.ts';
import { normalisePassport } from '#app/normalise/passport.ts';
import { normalisePhone } from '#app/normalise/phone.ts';
import type { Normalised } from '#app/normalise/warning.ts';

/** The answers of the form, as typed. `consent` is the version that was ticked, or empty. */
export type Answers = Record<FormField, string> & { noEmail: boolean };

/** Something to say below a field: a code, and what may have been meant. */
export type FormMessage = {
  field: FormField;
  code: string;
  suggestion?: string;
  /** Days (`yyyy-mm-dd`) that may have been meant. */
  choices?: string[];
  /** What the server says of it, where it alone knows; the answer is taken once a tick says so. */
  said?: Bilingual;
};

/** What was understood from the answers. A day or an e-mail that was left empty is null. */
export type ParsedAnswers = {
  birth: ParsedDay | null;
  phone: Normalised;
  email: Normalised | null;
  passport: Normalised;
};

export type ValidationResult = {
  /** What keeps the answers from being accepted, one for each field, in the order of the form. */
  problems: FormMessage[];
  /** What is unusual in answers that can be accepted: asked about once, then taken as typed. */
  warnings: FormMessage[];
  parsed: ParsedAnswers;
};

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

type PlanOf = (present: string) => NumberPlan | null;

type Rejection = {
  status: 'refused' | 'needs_confirmation';
  messages: FormMessage[];
  /** The fields that count as confirmed in the next attempt. */
  confirmed: readonly string[];
};

/**
 * Checks the answers of a form on a day (`yyyy-mm-dd`, in Dhaka). The browser does so before it sends, the
 * server again before it stores. Plain functions, because a library of rules is too heavy for a phone on a
 * slow network. `planOf` tells how other countries write their numbers; for the same reason the browsers of visitors have none.
 */
export function validateAnswers(
  answers: Answers,
  today: string,
  table: FieldTable = fields,
  planOf?: PlanOf,
): ValidationResult {
  const parsed = parseAnswers(answers, today, planOf);
  const problems = keysOf(table).flatMap(
    (field): FormMessage[] | FormMessage =>
      problemAlone(field, table[field], answers[field], parsed) ??
      problemTogether(field, table[field], answers) ??
      [],
  );
  if (answers.consent.trim() === '') problems.push({ field: 'consent', code: 'required' });
  return { problems, warnings: warningsAbout(answers, parsed, planOf), parsed };
}

/**
 * What the form answers to a result; null when nothing keeps it from being sent. `confirmed` names the
 * fields whose warnings the visitor has seen already.
 */
export function rejectionOf(
  { problems, warnings }: ValidationResult,
  confirmed: readonly string[],
): Rejection | null {
  if (problems.length > 0) return { status: 'refused', messages: problems, confirmed };
  const messages = warnings.filter(({ field }) => !confirmed.includes(field));
  if (messages.length === 0) return null;
  const shown = messages.map(({ field }) => field);
  return { status: 'needs_confirmation', messages, confirmed: [...confirmed, ...shown] };
}

function parseAnswers(answers: Answers, today: string, planOf?: PlanOf): ParsedAnswers {
  const { birth, phone, present, email, passport } = answers;
  return {
    birth: birth.trim() === '' ? null : parseDay(birth, today),
    phone: normalisePhone(phone, planOf?.(present)),
    email: email.trim() === '' ? null : normaliseEmail(email),
    passport: normalisePassport(passport),
  };
}

/** What is wrong with an answer by itself. */
function problemAlone(
  field: FieldKey,
  { isOptional, maxLength }: Field,
  text: string,
  { birth, email }: ParsedAnswers,
): FormMessage | undefined {
  if (field === 'birth') {
    const isUnclear = birth && 'problem' in birth;
    return isUnclear ? { field, code: birth.problem, choices: birth.choices } : undefined;
  }
  const mayBeEmpty = isOptional || field === 'email';
  if (!mayBeEmpty && !visible.test(text)) return { field, code: 'required' };
  if (text.length > maxLength) return { field, code: 'too_long' };
  if (!storableText.test(text)) return { field, code: 'forbidden_characters' };
  if (field === 'email' && email?.value === null) return { field, ...email.warnings[0]! };
  return undefined;
}

/** What is missing because of another answer. */
function problemTogether(
  field: FieldKey,
  { isOptional }: Field,
  answers: Answers,
): FormMessage | undefined {
  const isEmpty = (key: FieldKey) => answers[key].trim() === '';
  const isMissing =
    (field === 'email' && !isOptional && isEmpty('email') && !answers.noEmail) ||
    // Whoever helps is known by name and phone, or not at all.
    (field === 'helperName' && isEmpty('helperName') && !isEmpty('helperPhone')) ||
    (field === 'helperPhone' && isEmpty('helperPhone') && !isEmpty('helperName'));
  return isMissing ? { field, code: 'required' } : undefined;
}

function warningsAbout(
  { noEmail, ...answers }: Answers,
  { birth, phone, email, passport }: ParsedAnswers,
  planOf?: PlanOf,
): FormMessage[] {
  const on = (field: FieldKey, { warnings }: Normalised) =>
    warnings.map((warning) => ({ field, ...warning }));
  return [
    ...(isMinor(birth) ? [{ field: 'birth' as const, code: 'date_under_eighteen' }] : []),
    ...(planOf || atHome.test(answers.present) ? on('phone', phone) : []),
    ...(email && !noEmail ? on('email', email) : []),
    ...(answers.passport.trim() === '' ? [] : on('passport', passport)),
  ];
}

/** Who is elsewhere is asked by those who know the numbers of other countries. */
const atHome = /^\s*(?:bangladesh|বাংলাদেশ)?\s*$/i;

/** Tells whether somebody born then is certainly younger than eighteen. */
export function isMinor(birth: ParsedAnswers['birth']): boolean {
  return birth !== null && 'underEighteen' in birth && birth.underEighteen;
}
