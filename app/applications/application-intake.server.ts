import * as v from 'valibot';
import { todayInDhaka } from '#app/platform/dhaka-time.ts';
import { type FieldError, fieldErrors } from '#app/http/field-errors.ts';
import type { Services } from '#app/platform/services.server.ts';
import { countIntake } from './intake-limits.server.ts';
import { abuseScore } from './abuse-score.ts';
import { type NewApplication, newApplication } from './application.ts';
import { type Submission, answerBefore, submitApplication } from './applications.server.ts';
import { parseDay } from './intake/day.ts';
import { createPassportCipher } from './passport-cipher.server.ts';
import { hasTwin } from './twin.server.ts';

export type IntakeResult =
  | Submission
  | { status: 'refused'; errors: FieldError[] }
  | { status: 'too_many'; retryAfterSeconds: number };

/** The key that a form makes for itself: what tells a repeat from a second application. */
export const submissionKey = v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/));

/**
 * Takes an application from a visitor, by form or API: checks it, counts it and stores it once.
 * `sent` is whatever arrived; what does not fit is refused field by field, with nothing stored.
 */
export async function takeApplication(
  services: Services,
  sent: unknown,
  {
    key,
    clientAddress,
    isTrapped = false,
  }: {
    key: string;
    clientAddress: string;
    /** The form's field that no person sees was filled in. */
    isTrapped?: boolean;
  },
): Promise<IntakeResult> {
  const { secrets, settings } = services;
  const { db } = services.database;
  const now = services.now();
  const today = todayInDhaka(now);
  const result = v.safeParse(newApplication(today), sent);
  if (!result.success) return { status: 'refused', errors: fieldErrors(result.issues) };
  const input = result.output;
  const cipher = createPassportCipher(secrets);
  // A repeat is answered as before, and uses up nobody's tries.
  const before = await answerBefore(db, cipher, key, input, now);
  if (before) return before;
  const counted = await countIntake(services, clientAddress, now);
  if (counted.status === 'too_many') return counted;
  const { score, flags } = abuseScore(input, {
    isTrapped,
    isOverLimit: counted.isOverLimit,
    isRush: counted.isRush,
    isDuplicate: await hasTwin(db, cipher, input),
  });
  return submitApplication(db, cipher, input, {
    key,
    now,
    score,
    flags: [...flags, ...peculiarities(input, today)],
    announce: settings.applicationMailTo !== null,
  });
}

/** What staff should know when they call. */
function peculiarities({ birth, noEmail }: NewApplication, today: string): string[] {
  const day = birth === null ? null : parseDay(birth, today);
  return [
    ...(noEmail ? ['no-email'] : []),
    ...(day && 'day' in day && day.underEighteen ? ['under-18'] : []),
  ];
}
