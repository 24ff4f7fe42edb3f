import { sql } from 'kysely';
import type { Role } from '#app/auth/staff-member.ts';
import type { Database } from '#app/database/database.server.ts';

/** An account on the accounts page. Times are ISO 8601 in UTC. */
export type ListedStaff = {
  id: string;
  email: string;
  name: string;
  role: Role;
  disabledAt: string | null;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  lastSignInAt: string | null;
  /** The e-mail of the inviting member of staff; null if there is none, or for old accounts. */
  invitedBy: string | null;
};

/** All accounts, sorted by e-mail. */
export async function listAccounts(db: Database): Promise<ListedStaff[]> {
  const rows = await db
    .selectFrom('staff')
    .leftJoin('staffRole', 'staffRole.staffId', 'staff.id')
    .leftJoin('staff as inviting', 'inviting.id', 'staff.invitedBy')
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.disabledAt'])
    .select(['staff.mustChangePassword', 'staff.twoFactorEnabled', 'inviting.email as invitedBy'])
    .select(({ fn }) => fn.coalesce('staffRole.role', sql.lit<Role>('staff')).as('role'))
    .select(({ selectFrom }) =>
      selectFrom('event')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('event.subject', '=', 'staff.id')
        .where('event.action', '=', 'staff.signed-in')
        .as('lastSignInAt'),
    )
    .orderBy('staff.email')
    .execute();
  return rows.map(({ twoFactorEnabled, mustChangePassword, ...row }) => ({
    ...row,
    mustChangePassword: Boolean(mustChangePassword),
    hasSecondFactor: Boolean(twoFactorEnabled),
  }));
}

/** The id of the account with this e-mail, ignoring case; null if there is none. */
export async function staffIdOf(db: Database, email: string): Promise<string | null> {
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return found?.id ?? null;
}
