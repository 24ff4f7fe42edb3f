import * as v from 'valibot';
import { type FieldError, fieldError, fieldErrors } from '#app/http/field-errors.ts';
import { type NewApplication, sentApplication } from './application.ts';
import { numberPlanOf } from '#app/normalise/number-plan.ts';
import { birthRead, storedBirth } from './birth.ts';
import { keysOf, recordOf } from '#app/config/typed-record.ts';
import { type FieldTable, fields } from './fields.ts';
import {
  type Answers,
  type ValidationResult,
  type ParsedAnswers,
  type FormMessage,
  validateAnswers,
} from './rules.ts';

/** An application that fits the rules, and what was meant by it. */
export type CheckedApplication = { input: NewApplication; parsed: ParsedAnswers; today: string };

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
  const shape = v.safeParse(sentApplication(table), sent);
  const { issues = [] } = shape;
  const validation = validateAnswers(answersIn(shape.output, table), today, table, numberPlanOf);
  const { parsed } = validation;
  const problems = validation.problems.filter(({ field }) => needsConsent || field !== 'consent');
  // What is no object at all has no fields to be named.
  const isObject = issues.every(({ path }) => path);
  const errors = new Map([
    ...(isObject ? problems.map((problem) => [problem.field, errorOf(problem)] as const) : []),
    // A field that is no text gets that error, not that it is empty.
    ...fieldErrors(issues).map((error) => [error.field, error] as const),
  ]);
  if (!shape.success || errors.size > 0)
    return { errors: [...errors.values()], validation, application: null };
  const input = { ...shape.output, ...storedBirth(birthRead(parsed.birth)) };
  return { errors: [], validation, application: { input, parsed, today } };
}

/** What the API says of a problem: without suggestions of what may have been meant. */
export function errorOf({ field, code }: FormMessage): FieldError {
  return fieldError(field, code.startsWith('email_') ? 'invalid_email' : code);
}

/** What is no text counts as empty here. A tick that is none counts as one: nothing is asked for beside it. */
function answersIn(sent: unknown, table: FieldTable): Answers {
  const values: Record<string, unknown> = typeof sent === 'object' ? { ...sent } : {};
  const texts = recordOf([...keysOf(table), 'consent'], (field) => textOf(values[field]));
  return { ...texts, noEmail: values.noEmail !== false };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
