import type { Database } from '#app/database/database.server.ts';
import type { Secrets } from '#app/config/secrets.server.ts';
import { keysOfAnswers } from '#app/limits/submission-key.server.ts';
import type { Answers } from '../rules.ts';

/** The key of a form that was sent without scripts: that of the same answers within the hour, if there were any. */
export async function keyOfAnswers(
  db: Database,
  secrets: Secrets,
  answers: Answers,
  sending: { clientAddress: string; now: Date },
): Promise<string> {
  const { current, earlier, since } = keysOfAnswers(secrets, answers, sending);
  const found = await db
    .selectFrom('application')
    .select('submissionKey')
    .where('submissionKey', 'in', earlier)
    .where('createdAt', '>', since)
    .executeTakeFirst();
  return found?.submissionKey ?? current;
}
