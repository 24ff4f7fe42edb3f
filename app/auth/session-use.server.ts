import { inSharedCommit } from '#app/database/group-commit.server.ts';
import { isDatabaseUnreachable } from '#app/database/database.server.ts';
import type { Services } from '#app/config/services.server.ts';

/** Noted at most so often, in milliseconds, so that reading does not become writing. */
const notedEveryMs = 60_000;

/**
 * Whether a session is still one: it ends when it was not used for `SESSION_IDLE_MINUTES`. Asking counts
 * as use, which is noted to the minute.
 */
export async function isInUse(
  { database: { db }, settings, now, log }: Services,
  { id, lastUsedAt }: { id: string; lastUsedAt?: string | null | undefined },
): Promise<boolean> {
  const moment = now();
  // A new one has not been used yet; what a clock that was ahead has noted ends with the session.
  const restedMs = lastUsedAt ? moment.getTime() - Date.parse(lastUsedAt) : notedEveryMs;
  if (restedMs >= settings.sessionIdleMinutes * 60_000) {
    // It is over in any case; on a full disk its row stays.
    await db
      .deleteFrom('session')
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        if (!isDatabaseUnreachable(error)) throw error;
      });
    return false;
  }
  if (restedMs < notedEveryMs) return true;
  await inSharedCommit(db, (transaction) =>
    transaction
      .updateTable('session')
      .set({ lastUsedAt: moment.toISOString() })
      .where('id', '=', id)
      .execute(),
  ).catch((error: unknown) => {
    // On a full disk one can still read; the session then ends early.
    if (!isDatabaseUnreachable(error)) throw error;
    log.warn({ err: error }, 'the use of a session was not noted');
  });
  return true;
}
