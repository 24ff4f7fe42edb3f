import type { Database } from '#app/database/database.server.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import {
  type NotedCall,
  callBefore,
  forgetCall,
  keepCall,
  noteOnce,
} from '#app/calls/call-log.server.ts';
import type { CallNote } from '#app/calls/call-outcome.ts';
import { type Change, changeApplication } from './change-application.server.ts';

/** Puts an application into the trash. Returns how many that were: 0 when it was there already. */
export function removeApplication(db: Database, by: Change): Promise<number> {
  return changeApplication(db, by, 'application.deleted', (update) =>
    update.set({ deletedAt: by.now.toISOString() }).where('deletedAt', 'is', null),
  );
}

/**
 * Brings an application back from the trash. Returns how many that were. Retention counts from now: its time may have
 * ended in the trash, and it would be erased within the hour.
 */
export function restoreApplication(db: Database, by: Change): Promise<number> {
  return changeApplication(db, by, 'application.restored', (update) =>
    update
      .set({ deletedAt: null, lastActivityAt: by.now.toISOString() })
      .where('deletedAt', '>=', trashedSince(by.now)),
  );
}

/**
 * Writes down how a call went, as the last one and in the log, once for each `key` and if the record is still as the caller
 * saw it; `changed_meanwhile` also where it is gone.
 */
export function recordCall(
  db: Database,
  by: Change & { key: string },
  call: CallNote,
): Promise<NotedCall> {
  const { version, outcome, note, followUpOn } = call;
  const about = { kind: 'application', subject: by.id } as const;
  return noteOnce(db, about, by, call, () =>
    changeApplication(
      db,
      by,
      'application.called',
      (update) =>
        update
          .set({ outcome, note, followUpOn, outcomeAt: by.now.toISOString(), outcomeBy: by.actor })
          .set({ lastActivityAt: by.now.toISOString() })
          .where('version', '=', version)
          .where('deletedAt', 'is', null),
      (transaction) => keepCall(transaction, about, by, call, by.key),
    ),
  );
}

/** Takes back a call that the same person has just noted. Returns how many were taken back: 0 or 1. */
export async function undoCall(db: Database, by: Change): Promise<number> {
  const call = await callBefore(db, { kind: 'application', subject: by.id }, by);
  if (!call) return 0;
  return changeApplication(
    db,
    by,
    'application.call-undone',
    (update) =>
      update
        .set(call.columns)
        // Of two who take it back at once one finds it so.
        .where('outcomeAt', '=', call.noted)
        // Closing it has ended what was planned.
        .where('stage', '<>', 'closed')
        .where('deletedAt', 'is', null),
    (transaction) => forgetCall(transaction, call._id),
  );
}
