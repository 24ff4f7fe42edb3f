import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { type Doer, recordEvent } from '#app/database/event-log.server.ts';
import { withdrawLinks } from './links.server.ts';

/** How many links of the account were withdrawn with it, or why it was not disabled. */
export type Disabling =
  { status: 'disabled'; withdrawnLinks: number } | { status: 'already' | 'yourself' | 'last' };

/**
 * Bars an account, ends its sessions at once and withdraws the links that it made, or that were made for
 * it. Nobody bars themselves, and the last account that can sign in stays: `yourself` and `last` change
 * nothing, nor does `already`.
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
    if (!enabled.some((one) => one.id === id)) return { status: 'already' };
    // Two that bar each other at once would leave nobody: the second is no longer one to do it.
    const isLast = by.actor ? !enabled.some((one) => one.id === by.actor) : enabled.length === 1;
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

/** Lets an account sign in again. Returns how many that were: 0 when it could already. */
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

/** Makes others that come here wait until this transaction ends, on either engine. */
async function oneAtATime(db: Database): Promise<void> {
  await db
    .updateTable('staff')
    .set({ disabledAt: sql`"disabledAt"` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('staff').select(({ fn }) => fn.min('id').as('id')),
    )
    .execute();
}
