import type { Database } from '#app/database/database.server.ts';

/** An account as the page of accounts shows it. Moments are ISO 8601 in UTC. */
export type ListedStaff = {
  id: string;
  email: string;
  name: string;
  disabledAt: string | null;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  lastSignInAt: string | null;
  /** The e-mail of whoever invited this account; null where nobody did, or before that was noted. */
  invitedBy: string | null;
};

/** All accounts, by e-mail. */
export async function listAccounts(db: Database): Promise<ListedStaff[]> {
  const rows = await db
    .selectFrom('staff')
    .leftJoin('staff as inviting', 'inviting.id', 'staff.invitedBy')
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.disabledAt'])
    .select(['staff.mustChangePassword', 'staff.twoFactorEnabled', 'inviting.email as invitedBy'])
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

/** The id of the account with this e-mail, however it is written; null when there is none. */
export async function staffIdOf(db: Database, email: string): Promise<string | null> {
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return found?.id ?? null;
}
