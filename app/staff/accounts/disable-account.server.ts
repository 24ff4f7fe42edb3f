import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { type Doer, recordEvent } from '#app/database/event-log.server.ts';
import { withdrawLinks } from './links.server.ts';

/** How many links were withdrawn with the account, or why it was not disabled. */
export type Disabling =
  { status: 'disabled'; withdrawnLinks: number } | { status: 'already' | 'yourself' | 'last' };

/**
 * Disables an account, ends its sessions at once and withdraws the links that it created and those to it.
 * Nobody can disable themselves or the last account that can sign in: `yourself`, `last` and `already` change
 * nothing.
 */
export function disableAccount(db: Database, id: string, by: Doer, now: Date): Promise<Disabling> {
  return db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction);
    if (id === by.actor) return { status: 'yourself' };
    const enabled = await transaction
      .selectFrom('staff')
      .select('id')
      .where('disabledAt', 'is', null)
      .execute();
    if (!enabled.some((account) => account.id === id)) return { status: 'already' };
    // Two users who disable each other at once would leave nobody: the second is disabled by now and may not
    // act.
    const isLast = by.actor
      ? !enabled.some((account) => account.id === by.actor)
      : enabled.length === 1;
    if (isLast) return { status: 'last' };
    await transaction
      .updateTable('staff')
      .set({ disabledAt: now.toISOString() })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('session').where('userId', '=', id).execute();
    await recordEvent(transaction, { ...by, action: 'staff.disabled', subject: id }, now);
    const withdrawnLinks = await withdrawLinks(transaction, id, by, now);
    return { status: 'disabled', withdrawnLinks };
  });
}

/** Enables an account again. Returns the number of changed accounts: 0 if it was enabled. */
export function enableAccount(db: Database, id: string, by: Doer, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ disabledAt: null })
      .where('id', '=', id)
      .where('disabledAt', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await recordEvent(transaction, { ...by, action: 'staff.enabled', subject: id }, now);
    }
    return Number(numUpdatedRows);
  });
}

/** Serialises the transactions that call this, on either engine. */
async function oneAtATime(db: Database): Promise<void> {
  await db
    .updateTable('staff')
    .set({ disabledAt: sql`"disabledAt"` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('staff').select(({ fn }) => fn.min('id').as('id')),
    )
    .execute();
}
