import type { Secrets } from '#app/config/secrets.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { keysOfAnswers } from '#app/limits/submission-key.server.ts';
import type { ContactMessage } from '../contact-message.ts';

/** The key of a form that was sent without scripts: that of the same message within the hour, if there was one. */
export async function keyOfAnswers(
  db: Database,
  secrets: Secrets,
  message: ContactMessage,
  sending: { clientAddress: string; now: Date },
): Promise<string> {
  const { current, earlier, since } = keysOfAnswers(secrets, message, sending);
  const found = await db
    .selectFrom('contactMessage')
    .select('submissionKey')
    .where('submissionKey', 'in', earlier)
    .where('createdAt', '>', since)
    .executeTakeFirst();
  return found?.submissionKey ?? current;
}
