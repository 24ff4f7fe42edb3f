import { inSharedCommit } from '#app/database/group-commit.server.ts';
import { type Database, isDatabaseUnreachable } from '#app/database/database.server.ts';
import type { Log } from '#app/config/log.server.ts';

/** Noted at most so often, in milliseconds, so that reading does not become writing. */
const notedEveryMs = 60_000;

/**
 * Whether a session is still one: it ends when it was not used for `idleMinutes`. Asking counts
 * as use, which is noted to the minute.
 */
export async function isInUse(
  db: Database,
  { id, lastUsedAt }: { id: string; lastUsedAt?: string | null | undefined },
  { idleMinutes, now, log }: { idleMinutes: number; now: Date; log: Log },
): Promise<boolean> {
  // A new one has not been used yet; what a clock that was ahead has noted ends with the session.
  const restedMs = lastUsedAt ? now.getTime() - Date.parse(lastUsedAt) : notedEveryMs;
  if (restedMs >= idleMinutes * 60_000) {
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
      .set({ lastUsedAt: now.toISOString() })
      .where('id', '=', id)
      .execute(),
  ).catch((error: unknown) => {
    // On a full disk one can still read; the session then ends early.
    if (!isDatabaseUnreachable(error)) throw error;
    log.warn({ err: error }, 'the use of a session was not noted');
  });
  return true;
}
