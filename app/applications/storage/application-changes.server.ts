import type { Database } from '#app/database/database.server.ts';
import { type Change, callsAbout } from '#app/work/work-record.server.ts';
import { applications } from './change-application.server.ts';

/**
 * Brings an application back from the trash. Returns how many that were. Retention counts from now: its time may have
 * ended in the trash, and it would be erased within the hour.
 */
export function restoreApplication(db: Database, by: Change): Promise<number> {
  return applications.restore(db, by, (update) =>
    update.set({ lastActivityAt: by.now.toISOString() }),
  );
}

/** The calls about applications. */
export const applicationCalls = callsAbout(applications, 'application', {
  touch: (update, now) => update.set({ lastActivityAt: now.toISOString() }),
  // Closing it has ended what was planned.
  mayUndo: (update) => update.where('stage', '<>', 'closed'),
});
