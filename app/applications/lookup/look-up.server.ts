import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { RateLimiter } from '#app/limits/rate-limit.server.ts';
import type { LookupBody } from './lookup-body.server.ts';
import {
  type Try,
  attackedAfter,
  countLookup,
  countMonth,
  dayLimit,
} from './lookup-limits.server.ts';
import { isLookupOpen } from './lookup-open.server.ts';
import { type Known, type PublicState, readPublicState } from './read-public-state.server.ts';

/** What a look-up finds. Why nothing is shown is never said: one answer for all reasons. */
export type Lookup =
  | ({ status: 'found'; id: string; receiptNumber: string } & PublicState)
  | { status: 'no_match' | 'switched_off' }
  | { status: 'too_many'; retryAfterSeconds: number };

/** The flag of a case on which somebody tries digits. */
export const attackedFlag = 'lookup-attacked';

/** Looks a case up for somebody who knows its receipt number and the end of its phone number, or the birth year. */
export async function lookUp(
  db: Database,
  limiter: RateLimiter,
  typed: LookupBody,
  by: Try,
): Promise<Lookup> {
  if (!(await isLookupOpen(db))) return { status: 'switched_off' };
  const counted = await countLookup(limiter, typed, by);
  const { receiptNumber } = typed;
  if (counted.status === 'too_many') {
    // Again, in case the tenth could not say so.
    if (counted.names.includes(dayLimit)) await flagAttack(db, receiptNumber, by.now);
    return { status: 'too_many', retryAfterSeconds: counted.retryAfterSeconds };
  }
  const found = await readPublicState(db, receiptNumber);
  if (found && isKnownTo(typed, found)) {
    await counted.takeBack();
    const { id, step, since } = found;
    return { status: 'found', id, receiptNumber, step, since };
  }
  // Of no case it is counted too: an answer says nothing by its time.
  const month = await countMonth(limiter, found ? receiptNumber : '', by.now);
  if (Math.max(counted.hits[1] ?? 0, month) >= attackedAfter)
    await flagAttack(db, receiptNumber, by.now);
  return { status: 'no_match' };
}

function isKnownTo({ phoneEnd, birthYear }: LookupBody, known: Known): boolean {
  return birthYear === '' ? phoneEnd === known.phoneEnd : birthYear === known.birthYear;
}

/** Tells staff, once, that somebody guesses at this case. */
async function flagAttack(db: Database, receiptNumber: string, now: Date): Promise<void> {
  for (let isNoted = false; !isNoted;) {
    const row = await db
      .selectFrom('application')
      .select(['_id', 'flags'])
      .where('receiptNumber', '=', receiptNumber)
      .executeTakeFirst();
    const flags = row?.flags.split(' ').filter(Boolean) ?? [];
    if (!row || flags.includes(attackedFlag)) return;
    isNoted = await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('application')
        .set({ flags: [...flags, attackedFlag].join(' ') })
        .where('_id', '=', row._id)
        // Else somebody has changed them meanwhile, and they are read again.
        .where('flags', '=', row.flags)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const event = { actor: null, action: 'application.lookup-attacked', subject: row._id };
      await recordEvent(transaction, event, now);
      return true;
    });
  }
}
