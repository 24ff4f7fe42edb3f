import { type UpdateQueryBuilder, type UpdateResult, sql } from 'kysely';
import {
  type NotedCall,
  callBefore,
  forgetCall,
  keepCall,
  noteOnce,
} from '#app/calls/call-log.server.ts';
import type { CallNote } from '#app/calls/call-outcome.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import type { BackToWaiting } from './message.ts';

/** Who changes which message when. */
export type Change = { id: string; actor: string; now: Date };

/** How long a mark can be taken back: the 10 seconds of the page, and what a slow network adds. */
const undoMs = 60_000;

/** Marks a message as answered. Returns how many that were: 0 when it was marked already. */
export function markAnswered(db: Database, by: Change): Promise<number> {
  return change(db, by, 'message.answered', (update) =>
    update
      .set({ answered: 1, answeredAt: by.now.toISOString(), answeredBy: by.actor })
      .where('answered', '=', 0)
      .where('deletedAt', 'is', null),
  );
}

/** Takes back a mark that the same person has just set. Returns how many that were. */
export function undoAnswered(db: Database, by: Change): Promise<number> {
  return change(db, by, 'message.answer-undone', (update) =>
    update
      .set(unanswered)
      .where('answered', '=', 1)
      .where('answeredBy', '=', by.actor)
      .where('answeredAt', '>=', new Date(by.now.getTime() - undoMs).toISOString())
      .where('deletedAt', 'is', null),
  );
}

/**
 * Puts a message back among those that wait for an answer, whoever marked it and when, with the reason in its call
 * log. Returns how many were changed: 0 when it waits already, or somebody else has changed it since.
 */
export function returnToWaiting(
  db: Database,
  by: Change,
  { version, reason }: BackToWaiting,
): Promise<number> {
  const kept = { outcome: 'back_to_waiting', note: reason, followUpOn: null } as const;
  return change(
    db,
    by,
    'message.back-to-waiting',
    (update) =>
      update
        .set(unanswered)
        .where('answered', '=', 1)
        .where('version', '=', version)
        .where('deletedAt', 'is', null),
    (transaction) => keepCall(transaction, { kind: 'message', subject: by.id }, by, kept),
  );
}

/**
 * Writes down how a call went, as the last one and in the log, once for each `key` and if the record is still as the caller
 * saw it; `changed_meanwhile` also where it is gone.
 */
export function recordMessageCall(
  db: Database,
  by: Change & { key: string },
  call: CallNote,
): Promise<NotedCall> {
  const { version, outcome, note, followUpOn } = call;
  const about = { kind: 'message', subject: by.id } as const;
  return noteOnce(db, about, by, call, () =>
    change(
      db,
      by,
      'message.called',
      (update) =>
        update
          .set({ outcome, note, followUpOn, outcomeAt: by.now.toISOString(), outcomeBy: by.actor })
          .where('version', '=', version)
          .where('deletedAt', 'is', null),
      (transaction) => keepCall(transaction, about, by, call, by.key),
    ),
  );
}

/** Takes back a call that the same person has just noted. Returns how many were taken back: 0 or 1. */
export async function undoMessageCall(db: Database, by: Change): Promise<number> {
  const call = await callBefore(db, { kind: 'message', subject: by.id }, by);
  if (!call) return 0;
  return change(
    db,
    by,
    'message.call-undone',
    (update) =>
      update.set(call.columns).where('outcomeAt', '=', call.noted).where('deletedAt', 'is', null),
    (transaction) => forgetCall(transaction, call._id),
  );
}

/** Puts a message into the trash. Returns how many that were: 0 when it was there already. */
export function removeMessage(db: Database, by: Change): Promise<number> {
  return change(db, by, 'message.deleted', (update) =>
    update.set({ deletedAt: by.now.toISOString() }).where('deletedAt', 'is', null),
  );
}

/** Brings a message back from the trash. Returns how many that were. */
export function restoreMessage(db: Database, by: Change): Promise<number> {
  return change(db, by, 'message.restored', (update) =>
    update.set({ deletedAt: null }).where('deletedAt', '>=', trashedSince(by.now)),
  );
}

const unanswered = { answered: 0, answeredAt: null, answeredBy: null } as const;

type Update = UpdateQueryBuilder<Tables, 'contactMessage', 'contactMessage', UpdateResult>;

/**
 * One row, one event, one transaction: however many try at once, one of them did it. `also` is what else belongs
 * to the change.
 */
function change(
  db: Database,
  { id, actor, now }: Change,
  action: string,
  alter: (update: Update) => Update,
  also?: (transaction: Database) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const update = transaction.updateTable('contactMessage').where('_id', '=', id);
    const { numUpdatedRows } = await alter(update)
      .set({ version: sql<number>`"version" + 1` })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 0;
    await also?.(transaction);
    await recordEvent(transaction, { actor, action, subject: id }, now);
    return Number(numUpdatedRows);
  });
}
