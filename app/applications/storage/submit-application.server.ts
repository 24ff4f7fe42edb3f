import type { Database } from '#app/database/database.server.ts';
import type { Settings } from '#app/services/env.server.ts';
import type { Secrets } from '#app/config/secrets.server.ts';
import type { RateLimiter } from '#app/limits/rate-limit.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { abuseScore } from '../abuse-score.ts';
import type { CheckedApplication } from '../check-application.server.ts';
import { derivedColumns } from '../normalised-application.ts';
import { isMinor } from '../rules.ts';
import { hasDuplicate } from '../duplicates/duplicate.server.ts';
import {
  type Submission,
  earlierSubmission,
  insertApplication,
} from './insert-application.server.ts';
import { createPassportCipher } from './passport-cipher.server.ts';
import { countSubmission } from '#app/limits/count-submission.server.ts';

/** What a submission needs besides the database. */
export type SubmissionServices = {
  secrets: Secrets;
  limiter: RateLimiter;
  settings: Pick<Settings, 'applicationLimits' | 'applicationMailTo'>;
};

/**
 * Submits an application from the form or the API: counts it against the limits, scores it for spam and
 * inserts it. A repeat with the same `key` gets the first result and uses up nobody's attempts.
 */
export async function submitApplication<Refusal = never>(
  db: Database,
  { secrets, limiter, settings }: SubmissionServices,
  { input, parsed, today }: CheckedApplication,
  {
    key,
    clientAddress,
    now,
    isHoneypotFilled = false,
    refusalOf,
    noted = [],
    jobOrder,
  }: {
    key: string;
    clientAddress: string;
    now: Date;
    isHoneypotFilled?: boolean;
    /** Further codes of what staff should know. */
    noted?: string[];
    /** The address of the job order that it is for; left out where that is not open any more. */
    jobOrder?: string;
    /** Why an application with this version of the consent is not taken; null where it is. Not asked for a repeat. */
    refusalOf?: (consent: string) => Promise<Refusal | null>;
  },
): Promise<Submission | Refusal | { status: 'too_many'; retryAfterSeconds: number }> {
  const cipher = createPassportCipher(secrets);
  const earlier = await earlierSubmission(db, cipher, { key, input, now });
  if (earlier) return earlier;
  const refusal = await refusalOf?.(input.consent);
  if (refusal) return refusal;
  const sending = { clientAddress, now };
  const { applicationLimits } = settings;
  const counted = await countSubmission(limiter, 'application', applicationLimits, sending);
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
  return insertApplication(db, cipher, input, {
    key,
    now,
    score,
    derived,
    jobOrder: jobOrder === undefined ? null : await openJobOrder(db, jobOrder, now),
    flags: [
      ...flags,
      ...noted,
      // What staff should know when they call.
      ...(input.noEmail ? ['no-email'] : []),
      ...(isMinor(parsed.birth) ? ['under-18'] : []),
    ],
    announce: settings.applicationMailTo !== null,
  });
}

/** The id of the job order at an address, while it is open; null otherwise. */
async function openJobOrder(db: Database, slug: string, now: Date): Promise<string | null> {
  const order = await db
    .selectFrom('jobOrder')
    .select('_id')
    .where('slug', '=', slug)
    .where('state', '=', 'open')
    .where('validUntil', '>=', todayInDhaka(now))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return order?._id ?? null;
}
