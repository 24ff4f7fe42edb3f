import type { Secrets } from '#app/config/secrets.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { keysOfAnswers } from '#app/limits/submission-key.server.ts';

/** The key of a form that was sent without scripts: that of the same complaint within the hour, if there was one. */
export async function keyOfComplaint(
  db: Database,
  secrets: Secrets,
  answers: Record<string, unknown>,
  sending: { clientAddress: string; now: Date },
): Promise<string> {
  const { current, earlier, since } = keysOfAnswers(secrets, answers, sending);
  const found = await db
    .selectFrom('complaint')
    .select('submissionKey')
    .where('submissionKey', 'in', earlier)
    .where('createdAt', '>', since)
    .executeTakeFirst();
  return found?.submissionKey ?? current;
}
