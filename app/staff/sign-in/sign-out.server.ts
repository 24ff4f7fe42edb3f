import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Auth } from '#app/auth/auth.server.ts';

/**
 * What the browser is told when somebody signs out: to forget pages that it has fetched ahead. Not
 * `cookies` or `storage`, which hold the language, drafts and by which account a browser is known; and
 * not `cache`, which has nothing of staff's, because they are all `no-store`, but every font and script.
 */
export const clearSiteData = '"prefetchCache", "prerenderCache"';

/** Ends the session that a request brings, and returns the cookies that take it out of the browser. */
export async function signOut(auth: Auth, headers: Headers): Promise<string[]> {
  const response = await auth.api.signOut({ headers, asResponse: true });
  return response.headers.getSetCookie();
}

/** The id of the session that this browser brings along, whosever it is; null without one. */
export async function sessionOfBrowser(auth: Auth, headers: Headers): Promise<string | null> {
  const found = await auth.api.getSession({ headers });
  return found?.session.id ?? null;
}

/** Ends the session that a new one takes the place of in the same browser. Its owner has signed out. */
export async function endReplaced(
  db: Database,
  sessionId: string | null,
  now: Date,
): Promise<void> {
  if (!sessionId) return;
  await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('session')
      .where('id', '=', sessionId)
      .returning('userId')
      .executeTakeFirst();
    if (!ended) return;
    const event = { actor: ended.userId, action: 'staff.signed-out', subject: ended.userId };
    await recordEvent(transaction, event, now);
  });
}
