import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Auth } from '#app/auth/auth.server.ts';

/**
 * What the browser clears on sign-out: prefetched pages. Not `cookies` or `storage`, which hold the language,
 * drafts and the trusted device; nor `cache`, which contains every font and script but nothing of staff,
 * whose pages are all `no-store`.
 */
export const clearSiteData = '"prefetchCache", "prerenderCache"';

/** Ends the request's session, and returns the cookies that remove it from the browser. */
export async function signOut(auth: Auth, headers: Headers): Promise<string[]> {
  const response = await auth.api.signOut({ headers, asResponse: true });
  return response.headers.getSetCookie();
}

/** The id of the session in the request's cookies, whoever owns it; null without one. */
export async function sessionOfBrowser(auth: Auth, headers: Headers): Promise<string | null> {
  const found = await auth.api.getSession({ headers });
  return found?.session.id ?? null;
}

/** Ends the session that a new one replaces in the same browser, and logs its owner's sign-out. */
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
