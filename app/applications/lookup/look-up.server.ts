import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { RateLimiter } from '#app/http/limits/rate-limit.server.ts';
import type { LookupBody } from './lookup-body.server.ts';
import { type Try, attackedAfter, countLookup, countMonth } from './lookup-limits.server.ts';
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
  if (counted.status === 'too_many') return counted;
  const { receiptNumber } = typed;
  const found = await readPublicState(db, receiptNumber);
  if (found && isKnownTo(typed, found)) {
    await counted.takeBack();
    const { id, step, since } = found;
    return { status: 'found', id, receiptNumber, step, since };
  }
  if (counted.hits[0] === attackedAfter) await flagAttack(db, receiptNumber, by.now);
  // Of no case it is counted too: an answer says nothing by its time.
  const month = await countMonth(limiter, found ? receiptNumber : '', by.now);
  if (month === attackedAfter) await flagAttack(db, receiptNumber, by.now);
  return { status: 'no_match' };
}

function isKnownTo({ phoneEnd, birthYear }: LookupBody, known: Known): boolean {
  return birthYear === '' ? phoneEnd === known.phoneEnd : birthYear === known.birthYear;
}

/** Tells staff, once, that somebody guesses at this case. */
function flagAttack(db: Database, receiptNumber: string, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('application')
      .select(['_id', 'flags'])
      .where('receiptNumber', '=', receiptNumber)
      .executeTakeFirst();
    const flags = row?.flags.split(' ').filter(Boolean) ?? [];
    if (!row || flags.includes(attackedFlag)) return;
    const { numUpdatedRows } = await transaction
      .updateTable('application')
      .set({ flags: [...flags, attackedFlag].join(' ') })
      .where('_id', '=', row._id)
      .where('flags', '=', row.flags)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const event = { actor: null, action: 'application.lookup-attacked', subject: row._id };
    await recordEvent(transaction, event, now);
  });
}
