import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { Role } from './staff-member.ts';

/** An account that can sign in. */
export type ActiveAccount = { id: string; email: string; role: Role };

/** The role of an account: `staff` for whoever was given none, and for an id that nobody has. */
export async function roleOf(db: Database, staffId: string): Promise<Role> {
  const row = await db
    .selectFrom('staffRole')
    .select('role')
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  return row?.role ?? 'staff';
}

/** All accounts that are not disabled, the oldest first: those who may be told something. */
export function activeAccounts(db: Database): Promise<ActiveAccount[]> {
  return db
    .selectFrom('staff')
    .leftJoin('staffRole', 'staffRole.staffId', 'staff.id')
    .select(['staff.id', 'staff.email'])
    .select(({ fn }) => fn.coalesce('staffRole.role', sql.lit<Role>('staff')).as('role'))
    .where('staff.disabledAt', 'is', null)
    .orderBy('staff.createdAt')
    .orderBy('staff.id')
    .execute();
}

/** The owners among them: those who can be asked to do what is an owner's. */
export async function activeOwners(db: Database): Promise<ActiveAccount[]> {
  return (await activeAccounts(db)).filter(({ role }) => role === 'owner');
}
