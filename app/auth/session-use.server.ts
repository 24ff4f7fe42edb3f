import { inSharedCommit } from '#app/database/group-commit.server.ts';
import { type Database, isDatabaseUnreachable } from '#app/database/database.server.ts';
import type { Log } from '#app/config/log.server.ts';

/** The use of a session is stored at most this often, so that reads do not become writes. */
const notedEveryMs = 60_000;

/**
 * Whether a session is still active: it ends after `idleMinutes` without use. This call counts as use, which
 * is stored to the minute, unless it is said not to be.
 */
export async function isInUse(
  db: Database,
  { id, lastUsedAt }: { id: string; lastUsedAt?: string | null | undefined },
  {
    idleMinutes,
    now,
    log,
    isUse = true,
  }: { idleMinutes: number; now: Date; log: Log; isUse?: boolean },
): Promise<boolean> {
  // A new session has no last use yet. A last use in the future, by a wrong clock, only lasts as long as the
  // session.
  const restedMs = lastUsedAt ? now.getTime() - Date.parse(lastUsedAt) : notedEveryMs;
  if (restedMs >= idleMinutes * 60_000) {
    // The session has ended even if the row cannot be deleted, on a full disk.
    await db
      .deleteFrom('session')
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        if (!isDatabaseUnreachable(error)) throw error;
      });
    return false;
  }
  if (!isUse || restedMs < notedEveryMs) return true;
  await inSharedCommit(db, (transaction) =>
    transaction
      .updateTable('session')
      .set({ lastUsedAt: now.toISOString() })
      .where('id', '=', id)
      .execute(),
  ).catch((error: unknown) => {
    // On a full disk reading still works; the session then ends early.
    if (!isDatabaseUnreachable(error)) throw error;
    log.warn({ err: error }, 'the use of a session was not noted');
  });
  return true;
}
