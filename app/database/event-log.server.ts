import { v7 as newId } from 'uuid';
import type { Database } from './database.server.ts';

/** Who did what to which record. `actor` is a staff id, or null for a visitor or the program. */
export type Event = { actor: string | null; action: string; subject: string };

/** Appends to the log, in the same transaction as what it tells of. Never give it personal values. */
export async function recordEvent(db: Database, event: Event, now: Date): Promise<void> {
  await db
    .insertInto('event')
    .values({ _id: newId(), at: now.toISOString(), ...event })
    .execute();
}
