import { keepCall } from '#app/calls/call-log.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Change, callsAbout, workRecord } from '#app/work/work-record.server.ts';
import type { BackToWaiting } from './message.ts';

/** The messages as staff work on them. */
export const messages = workRecord({
  events: 'message.',
  update: (db) => db.updateTable('contactMessage'),
});

/** The calls about messages. */
export const messageCalls = callsAbout(messages, 'message');

/** How long a mark can be taken back: the 10 seconds of the page, and what a slow network adds. */
const undoMs = 60_000;

/** Marks a message as answered. Returns how many that were: 0 when it was marked already. */
export function markAnswered(db: Database, by: Change): Promise<number> {
  return messages.change(db, by, 'message.answered', (update) =>
    update
      .set({ answered: 1, answeredAt: by.now.toISOString(), answeredBy: by.actor })
      .where('answered', '=', 0)
      .where('deletedAt', 'is', null),
  );
}

/** Takes back a mark that the same person has just set. Returns how many that were. */
export function undoAnswered(db: Database, by: Change): Promise<number> {
  return messages.change(db, by, 'message.answer-undone', (update) =>
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
  return messages.change(
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

const unanswered = { answered: 0, answeredAt: null, answeredBy: null } as const;
