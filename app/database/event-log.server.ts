import { v7 as newId } from 'uuid';
import type { Database } from './database.server.ts';

/** Who did something: a staff id, or null for a visitor or the program. `via` tells of a command on the server. */
export type Doer = { actor: string | null; via?: 'command' };

/** Who did what to which record. */
export type Event = Doer & { action: string; subject: string };

/** Whoever may run commands on the server, where nobody signs in. */
export const byCommand: Doer = { actor: null, via: 'command' };

/** Appends to the log, in the same transaction as what it tells of. Never give it personal values. */
export async function recordEvent(db: Database, event: Event, now: Date): Promise<void> {
  await db
    .insertInto('event')
    .values({ _id: newId(), at: now.toISOString(), ...event })
    .execute();
}
