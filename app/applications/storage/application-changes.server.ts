import { type UpdateQueryBuilder, type UpdateResult, sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import { keepCall } from '#app/calls/call-log.server.ts';
import type { CallNote } from '#app/calls/call-outcome.ts';

/** Who changes which application when. */
export type Change = { id: string; actor: string; now: Date };

/** How long a mark can be taken back: the 10 seconds of the page, and what a slow network adds. */
const undoMs = 60_000;

/** Marks an application as contacted. Returns how many that were: 0 when it was marked already. */
export function markContacted(db: Database, by: Change): Promise<number> {
  return change(db, by, 'application.contacted', (update) =>
    update
      .set({ contacted: 1, contactedAt: by.now.toISOString(), contactedBy: by.actor })
      .where('contacted', '=', 0)
      .where('deletedAt', 'is', null),
  );
}

/** Takes back a mark that the same person has just set. Returns how many that were. */
export function undoContacted(db: Database, by: Change): Promise<number> {
  return change(db, by, 'application.contact-undone', (update) =>
    update
      .set({ contacted: 0, contactedAt: null, contactedBy: null })
      .where('contacted', '=', 1)
      .where('contactedBy', '=', by.actor)
      .where('contactedAt', '>=', new Date(by.now.getTime() - undoMs).toISOString())
      .where('deletedAt', 'is', null),
  );
}

/** Puts an application into the trash. Returns how many that were: 0 when it was there already. */
export function removeApplication(db: Database, by: Change): Promise<number> {
  return change(db, by, 'application.deleted', (update) =>
    update.set({ deletedAt: by.now.toISOString() }).where('deletedAt', 'is', null),
  );
}

/** Brings an application back from the trash. Returns how many that were. */
export function restoreApplication(db: Database, by: Change): Promise<number> {
  return change(db, by, 'application.restored', (update) =>
    update.set({ deletedAt: null }).where('deletedAt', '>=', trashedSince(by.now)),
  );
}

/**
 * Writes down how a call went, as the last one and in the log, if the record is still as the caller saw
 * it. Returns how many were changed: 0 when somebody else has changed it in between, or it is gone.
 */
export function recordCall(db: Database, by: Change, call: CallNote): Promise<number> {
  const { version, outcome, note, followUpOn } = call;
  return change(
    db,
    by,
    'application.called',
    (update) =>
      update
        .set({ outcome, note, followUpOn, outcomeAt: by.now.toISOString(), outcomeBy: by.actor })
        .where('version', '=', version)
        .where('deletedAt', 'is', null),
    (transaction) => keepCall(transaction, { kind: 'application', subject: by.id }, by, call),
  );
}

/**
 * Puts a contacted applicant back among those who wait for a call, whoever marked them and when, with the reason
 * in the call log (decision 61). Returns how many were changed: 0 when they wait already, when somebody else has
 * changed the record since `version`, or when it is gone.
 */
export function returnToWaiting(
  db: Database,
  by: Change,
  { version, reason }: { version?: number | undefined; reason: string },
): Promise<number> {
  const about = { kind: 'application', subject: by.id } as const;
  const kept = { outcome: 'back_to_waiting', note: reason, followUpOn: null } as const;
  return change(
    db,
    by,
    'application.back-to-waiting',
    (update) => {
      const marked = update
        .set({ contacted: 0, contactedAt: null, contactedBy: null })
        .where('contacted', '=', 1)
        .where('deletedAt', 'is', null);
      return version === undefined ? marked : marked.where('version', '=', version);
    },
    (transaction) => keepCall(transaction, about, by, kept),
  );
}

type Update = UpdateQueryBuilder<Tables, 'application', 'application', UpdateResult>;

/**
 * One row, one event, one transaction: however many try at once, one of them did it. `also` is what else
 * belongs to the change.
 */
function change(
  db: Database,
  { id, actor, now }: Change,
  action: string,
  alter: (update: Update) => Update,
  also?: (transaction: Database) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const update = transaction.updateTable('application').where('_id', '=', id);
    const { numUpdatedRows } = await alter(update)
      .set({ version: sql<number>`"version" + 1` })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 0;
    await also?.(transaction);
    await recordEvent(transaction, { actor, action, subject: id }, now);
    return Number(numUpdatedRows);
  });
}
