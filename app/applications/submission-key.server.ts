import { createHmac } from 'node:crypto';
import type { Database } from '#app/database/database.server.ts';
import { addressSubject } from '#app/platform/rate-limit.server.ts';
import { type Secrets, derivedKey } from '#app/platform/secrets.server.ts';
import type { Answers } from './application-form/answers.ts';

const hour = 3_600_000;

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
  const secret = derivedKey(secrets, 'submission-key');
  const keyIn = (hours: number) =>
    createHmac('sha256', secret).update(`${hours} ${content}`).digest('base64url');
  const current = Math.floor(now.getTime() / hour);
  const before = keyIn(current - 1);
  const earlier = await db
    .selectFrom('application')
    .select('createdAt')
    .where('submissionKey', '=', before)
    .executeTakeFirst();
  const isRecent = earlier && now.getTime() - Date.parse(earlier.createdAt) < hour;
  return isRecent ? before : keyIn(current);
}
