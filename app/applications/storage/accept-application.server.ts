import * as v from 'valibot';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type FieldError, fieldError, fieldErrors } from '#app/http/field-errors.ts';
import type { Services } from '#app/config/services.server.ts';
import { countSubmission } from './submission-limits.server.ts';
import { abuseScore } from '../abuse-score.ts';
import { type NewApplication, sentApplication } from '../application.ts';
import { type Submission, answerBefore, submitApplication } from './applications.server.ts';
import { type FieldTable, fields, keysOf } from '../fields.ts';
import { derivedColumns } from '../normalise/normalised-application.ts';
import { createPassportCipher } from './passport-cipher.server.ts';
import {
  type Answers,
  type ValidationResult,
  type ParsedAnswers,
  type FormMessage,
  isMinor,
  validateAnswers,
} from '../rules.ts';
import { hasDuplicate } from './duplicate.server.ts';

export type SubmissionResult =
  | Submission
  | { status: 'refused'; errors: FieldError[] }
  | { status: 'too_many'; retryAfterSeconds: number };

/** The key that a form makes for itself: what tells a repeat from a second application. */
export const submissionKey = v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/));

/** An application that fits the rules, and what was meant by it. */
type CheckedApplication = { input: NewApplication; parsed: ParsedAnswers; today: string };

/** How an application came. */
type Sending = {
  key: string;
  clientAddress: string;
  /** The form's field that no person sees was filled in. */
  isHoneypotFilled?: boolean;
};

/** Takes an application from a program. `sent` is whatever arrived; nothing is stored of what does not fit. */
export async function submitFromProgram(
  services: Services,
  sent: unknown,
  sending: Sending,
): Promise<SubmissionResult> {
  const { errors, application } = checkApplication(sent, todayInDhaka(services.now()));
  if (!application) return { status: 'refused', errors };
  return submitChecked(services, application, sending);
}

/**
 * Checks whatever arrived by the rules of the form on a day (`yyyy-mm-dd`): what is wrong with it, one error
 * for each field, or else the application. The form asks for consent; a program that sends only what the
 * specification names need not.
 */
export function checkApplication(
  sent: unknown,
  today: string,
  { needsConsent = false, table = fields }: { needsConsent?: boolean; table?: FieldTable } = {},
): { errors: FieldError[]; validation: ValidationResult; application: CheckedApplication | null } {
  const { output, issues = [] } = v.safeParse(sentApplication(table), sent);
  const validation = validateAnswers(answersIn(output, table), today, table);
  const { parsed } = validation;
  const problems = validation.problems.filter(({ field }) => needsConsent || field !== 'consent');
  // What is no object at all has no fields to be named.
  const isObject = issues.every(({ path }) => path);
  const errors = new Map([
    ...(isObject ? problems.map(errorOf) : []),
    // A field that holds no text is told so, instead of that it is empty.
    ...fieldErrors(issues).map((error) => [error.field, error] as const),
  ]);
  if (errors.size > 0) return { errors: [...errors.values()], validation, application: null };
  const birth = parsed.birth && 'day' in parsed.birth ? parsed.birth.day : null;
  const input = { ...(output as Omit<NewApplication, 'birth'>), birth };
  return { errors: [], validation, application: { input, parsed, today } };
}

function errorOf({ field, code }: FormMessage): readonly [string, FieldError] {
  // What may have been meant is said to people alone.
  return [field, fieldError(field, code.startsWith('email_') ? 'invalid_email' : code)];
}

/** What is no text counts as empty here. A tick that is none counts as one: nothing is asked for beside it. */
function answersIn(sent: unknown, table: FieldTable): Answers {
  const given = Object(sent) as Record<string, unknown>;
  const texts = [...keysOf(table), 'consent'].map((field) => [field, textOf(given[field])]);
  return { ...Object.fromEntries(texts), noEmail: given.noEmail !== false };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Stores a checked application once, from a form or a program, unless too many have come. */
export async function submitChecked(
  services: Services,
  { input, parsed, today }: CheckedApplication,
  { key, clientAddress, isHoneypotFilled = false }: Sending,
): Promise<Submission | { status: 'too_many'; retryAfterSeconds: number }> {
  const { secrets, settings } = services;
  const { db } = services.database;
  const now = services.now();
  const cipher = createPassportCipher(secrets);
  // A repeat is answered as before, and uses up nobody's tries.
  const before = await answerBefore(db, cipher, key, input, now);
  if (before) return before;
  const counted = await countSubmission(services, clientAddress, now);
  if (counted.status === 'too_many') return counted;
  const derived = {
    columns: derivedColumns(input, today, parsed),
    passportNumber: parsed.passport.value,
  };
  const { score, flags } = abuseScore(input, {
    isHoneypotFilled,
    isOverLimit: counted.isOverLimit,
    isRush: counted.isRush,
    isDuplicate: await hasDuplicate(db, cipher, input.passport, derived),
  });
  return submitApplication(db, cipher, input, {
    key,
    now,
    score,
    derived,
    flags: [
      ...flags,
      // What staff should know when they call.
      ...(input.noEmail ? ['no-email'] : []),
      ...(isMinor(parsed.birth) ? ['under-18'] : []),
    ],
    announce: settings.applicationMailTo !== null,
  });
}
