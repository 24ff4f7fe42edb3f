import { v7 as newId } from 'uuid';
import type { Database } from './database.server.ts';

/** Who did something: a staff id, or null for a visitor or the program. `via` marks a command on the server. */
export type Doer = { actor: string | null; via?: 'command' };

/** Who did what to which record. */
export type Event = Doer & { action: string; subject: string };

/** An operator at the command line, who has no account. */
export const byCommand: Doer = { actor: null, via: 'command' };

/** How actions begin that owners alone may know of. */
export const ownersPrefix = 'owners.';

/** Appends to the log, in the transaction of the change itself. Never pass personal data. */
export function recordEvent(db: Database, event: Event, now: Date): Promise<void> {
  return recordEvents(db, [{ ...event, at: now.toISOString() }]);
}

/** The same for several, in one statement; `at` is in ISO 8601. */
export async function recordEvents(
  db: Database,
  events: (Event & { at: string })[],
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('event')
    .values(events.map((event) => ({ _id: newId(), ...event })))
    .execute();
}
