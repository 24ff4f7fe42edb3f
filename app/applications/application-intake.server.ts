import * as v from 'valibot';
import { todayInDhaka } from '#app/platform/calendar-day.ts';
import { type FieldError, fieldErrors } from '#app/platform/problem.ts';
import { addressSubject } from '#app/platform/rate-limit.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type NewApplication, newApplication } from './application.ts';
import { type Submission, submitApplication } from './applications.server.ts';
import { parseDay } from './intake/day.ts';
import { createPassportCipher } from './passport-cipher.server.ts';

/** Applications an hour from one address: beyond the first number staff are told, beyond the second it is refused. */
const hourly = { flagged: 20, refused: 60 };

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
    flags = [],
  }: {
    key: string;
    clientAddress: string;
    /** What the door itself has noticed, as codes for staff. */
    flags?: string[];
  },
): Promise<IntakeResult> {
  const now = services.now();
  const today = todayInDhaka(now);
  const result = v.safeParse(newApplication(today), sent);
  if (!result.success) return { status: 'refused', errors: fieldErrors(result.issues) };
  const subject = addressSubject(clientAddress);
  const { hits, retryAfterSeconds } = await services.limiter.count(
    'application',
    subject,
    3600,
    now,
  );
  if (hits > hourly.refused) return { status: 'too_many', retryAfterSeconds };
  return submitApplication(
    services.database.db,
    createPassportCipher(services.secrets),
    result.output,
    { key, now, flags: [...flags, ...flagsOf(result.output, today, hits > hourly.flagged)] },
  );
}

function flagsOf(input: NewApplication, today: string, overLimit: boolean): string[] {
  const birth = input.birth === null ? null : parseDay(input.birth, today);
  return [
    ...(overLimit ? ['over-limit'] : []),
    ...(input.noEmail ? ['no-email'] : []),
    ...(birth && 'day' in birth && birth.underEighteen ? ['under-18'] : []),
  ];
}
