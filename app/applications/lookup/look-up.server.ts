import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { countTry } from '#app/limits/count-try.server.ts';
import { type RateLimiter, addressSubject, monthPrefix } from '#app/limits/rate-limit.server.ts';
import type { LookupBody } from './lookup-body.server.ts';
import { type Known, type PublicState, readPublicState } from './read-public-state.server.ts';

/** What a look-up finds. Why nothing is shown is never said: one answer for all reasons. */
export type Lookup =
  | ({ status: 'found'; id: string; receiptNumber: string } & PublicState)
  | { status: 'no_match' | 'switched_off' }
  | { status: 'too_many'; retryAfterSeconds: number };

/** Failures in 24 hours, or in 30 days, after which a case carries the flag. */
const attackedAfter = 10;
const quarter = 15 * 60;
const day = 24 * 3600;

/** The flag of a case on which somebody tries digits. */
export const attackedFlag = 'lookup-attacked';

/** Looks a case up for somebody who knows its receipt number and the end of its phone number, or the birth year. */
export async function lookUp(
  db: Database,
  limiter: RateLimiter,
  typed: LookupBody,
  { clientAddress, now }: { clientAddress: string; now: Date },
): Promise<Lookup> {
  if (!(await isLookupOpen(db))) return { status: 'switched_off' };
  const { receiptNumber, birthYear } = typed;
  // By number whether there is such a one or not: nothing may be learned from a limit.
  const ofNumber = (name: string, seconds: number, most: number) => {
    return { name, subject: receiptNumber, seconds, most };
  };
  const address = addressSubject(clientAddress);
  const counted = await countTry(
    limiter,
    [
      { name: 'lookup-address', subject: address, seconds: quarter, most: 30 },
      ofNumber('lookup-day', day, attackedAfter),
      ofNumber('lookup', quarter, 5),
      ...(birthYear === '' ? [] : [ofNumber('lookup-birth', day, 3)]),
    ],
    now,
  );
  if (counted.status === 'too_many') {
    // Again, in case the tenth could not say so.
    if (counted.names.includes('lookup-day')) await flagAttack(db, receiptNumber, now);
    return { status: 'too_many', retryAfterSeconds: counted.retryAfterSeconds };
  }
  const found = await readPublicState(db, receiptNumber);
  if (found && isKnownTo(typed, found)) {
    await counted.takeBack();
    const { id, step, since } = found;
    return { status: 'found', id, receiptNumber, step, since };
  }
  // For whoever has patience. Of no case it is counted too: an answer says nothing by its time.
  const subject = found ? receiptNumber : '';
  const month = await limiter.count(`${monthPrefix}lookup`, subject, 30 * day, now);
  if (Math.max(counted.hits[1] ?? 0, month.hits) >= attackedAfter)
    await flagAttack(db, receiptNumber, now);
  return { status: 'no_match' };
}

/** Whether /status answers: it does until the owner switches it off. */
export async function isLookupOpen(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('ownerSetting')
    .select('value')
    .where('name', '=', 'statusOpen')
    .executeTakeFirst();
  return row?.value !== 'false';
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
