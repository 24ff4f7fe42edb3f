import type { Database } from '#app/database/database.server.ts';
import { roleOf } from '#app/auth/roles.server.ts';
import type { Role } from '#app/auth/staff-member.ts';
import { type Doer, recordEvent } from '#app/database/event-log.server.ts';
import { withdrawLinks } from './links.server.ts';
import { activeAccountsInTurn, whyOwnerStays } from './owners.server.ts';

/** `same` if it had this role already; the others say why nothing has changed. */
export type RoleChange = 'changed' | 'same' | 'unknown' | 'last_owner' | 'owner_only';

/**
 * Gives an account another role and ends its sessions, so that no page goes on with what it may no longer do.
 * Links that a former owner has made are withdrawn: whoever can reset an owner's password is an owner. The last
 * owner who can sign in stays one, also when two owners try it on each other at once.
 */
export function changeRole(
  db: Database,
  { id, role }: { id: string; role: Role },
  by: Doer,
  now: Date,
): Promise<RoleChange> {
  return db.transaction().execute(async (transaction) => {
    const active = await activeAccountsInTurn(transaction);
    const known = await transaction
      .selectFrom('staff')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known) return 'unknown';
    if ((await roleOf(transaction, id)) === role) return 'same';
    const refusal = whyOwnerStays(active, id, by);
    if (refusal) return refusal;
    await transaction
      .insertInto('staffRole')
      .values({ staffId: id, role })
      .onConflict((conflict) => conflict.column('staffId').doUpdateSet({ role }))
      .execute();
    await transaction.deleteFrom('session').where('userId', '=', id).execute();
    await recordEvent(transaction, { ...by, action: 'staff.role', subject: id }, now);
    if (role === 'staff') await withdrawLinks(transaction, id, 'created', by, now);
    return 'changed';
  });
}
