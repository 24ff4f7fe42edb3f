import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '#app/database/database.server.ts';
import { addressSubject } from '#app/http/rate-limit.server.ts';
import { type Secrets, type VersionedKey, derivedKeys } from '#app/config/secrets.server.ts';
import type { Answers } from '../rules.ts';

const hour = 3_600_000;

/** The key that a form makes for itself: it tells a repeat from a second application. */
export const submissionKey = v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/));

/**
 * The key of a form that was sent without scripts and so has none of its own: the same answers from
 * the same address within an hour are the same submission. The hours are those of the clock, so the
 * one before is looked at as well. Nothing personal can be read out of the key.
 */
export async function keyOfAnswers(
  db: Database,
  secrets: Secrets,
  answers: Answers,
  { clientAddress, now }: { clientAddress: string; now: Date },
): Promise<string> {
  const content = JSON.stringify([
    addressSubject(clientAddress),
    Object.entries(answers).toSorted(),
  ]);
  const current = Math.floor(now.getTime() / hour);
  const keyOf = ({ value }: VersionedKey, hours: number) =>
    createHmac('sha256', value).update(`${hours} ${content}`).digest('base64url');
  // By each key that may have signed within the hour.
  const [newest, ...older] = derivedKeys(secrets, 'submission-key');
  const key = keyOf(newest, current);
  const others = older.map((signing) => keyOf(signing, current));
  others.push(...[newest, ...older].map((signing) => keyOf(signing, current - 1)));
  const earlier = await db
    .selectFrom('application')
    .select('submissionKey')
    .where('submissionKey', 'in', others)
    .where('createdAt', '>', new Date(now.getTime() - hour).toISOString())
    .executeTakeFirst();
  return earlier?.submissionKey ?? key;
}
