import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';

/** An account as the page of accounts shows it. Moments are ISO 8601 in UTC. */
export type ListedStaff = {
  id: string;
  email: string;
  name: string;
  disabledAt: string | null;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  lastSignInAt: string | null;
};

/** All accounts, by e-mail. */
export async function listAccounts(db: Database): Promise<ListedStaff[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'disabledAt', 'mustChangePassword', 'twoFactorEnabled'])
    .select(({ selectFrom }) =>
      selectFrom('event')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('event.subject', '=', 'staff.id')
        .where('event.action', '=', 'staff.signed-in')
        .as('lastSignInAt'),
    )
    .orderBy('email')
    .execute();
  return rows.map(({ twoFactorEnabled, mustChangePassword, ...row }) => ({
    ...row,
    mustChangePassword: Boolean(mustChangePassword),
    hasSecondFactor: Boolean(twoFactorEnabled),
  }));
}

export type Disabling = 'disabled' | 'already' | 'yourself' | 'last';

/**
 * Bars an account and ends its sessions at once. Nobody bars themselves, and the last account that
 * can sign in stays: `yourself` and `last` change nothing.
 */
export function disableAccount(
  db: Database,
  id: string,
  actor: string,
  now: Date,
): Promise<Disabling> {
  return db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction);
    if (id === actor) return 'yourself';
    const enabled = await transaction
      .selectFrom('staff')
      .select('id')
      .where('disabledAt', 'is', null)
      .execute();
    if (!enabled.some((one) => one.id === id)) return 'already';
    // Two that bar each other at once would leave nobody: the second is no longer one to do it.
    if (!enabled.some((one) => one.id === actor)) return 'last';
    await transaction
      .updateTable('staff')
      .set({ disabledAt: now.toISOString() })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('session').where('userId', '=', id).execute();
    await recordEvent(transaction, { actor, action: 'staff.disabled', subject: id }, now);
    return 'disabled';
  });
}

/** Lets an account sign in again. Returns how many that were: 0 when it could already. */
export function enableAccount(db: Database, id: string, actor: string, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ disabledAt: null })
      .where('id', '=', id)
      .where('disabledAt', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await recordEvent(transaction, { actor, action: 'staff.enabled', subject: id }, now);
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
