import { sql } from 'kysely';
import { type ActiveAccount, activeAccounts } from '#app/auth/roles.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Doer } from '#app/database/event-log.server.ts';

/**
 * Makes a new account an owner if it is the only one, in the caller's transaction. Two first accounts made at
 * the same time wait for each other at the row of the content version: an empty table has none to wait at.
 */
export async function becomeOwnerIfAlone(db: Database, staffId: string): Promise<void> {
  const others = () =>
    db.selectFrom('staff').select('id').where('id', '!=', staffId).limit(1).executeTakeFirst();
  if (await others()) return;
  await db
    .updateTable('contentVersion')
    .set({ version: sql`"version"` })
    .execute();
  if (await others()) return;
  await db.insertInto('staffRole').values({ staffId, role: 'owner' }).execute();
}

/**
 * The accounts that can sign in. Of the transactions that call this first, on either engine, each sees what the
 * one before it has changed.
 */
export async function activeAccountsInTurn(db: Database): Promise<ActiveAccount[]> {
  await db
    .updateTable('staff')
    .set({ disabledAt: sql`"disabledAt"` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('staff').select(({ fn }) => fn.min('id').as('id')),
    )
    .execute();
  return activeAccounts(db);
}

/**
 * Why an account may not be taken from the owners: it is the last of them that can sign in, or whoever asks is
 * none (any more). Null if it may, or is none.
 */
export function whyOwnerStays(
  active: ActiveAccount[],
  id: string,
  by: Doer,
): 'last_owner' | 'owner_only' | null {
  const owners = active.filter(({ role }) => role === 'owner');
  if (owners.length === 1 && owners[0]?.id === id) return 'last_owner';
  // Somebody who was an owner when the call arrived, and has been demoted or disabled since.
  return by.actor && !owners.some((owner) => owner.id === by.actor) ? 'owner_only' : null;
}
