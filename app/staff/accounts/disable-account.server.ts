import type { Database } from '#app/database/database.server.ts';
import { type Doer, recordEvent } from '#app/database/event-log.server.ts';
import { withdrawLinks } from './links.server.ts';
import { activeAccountsInTurn, whyOwnerStays } from './owners.server.ts';

/** What went with the account: links that were withdrawn, cases that are nobody's now. Or why it was not disabled. */
export type Disabling =
  | { status: 'disabled'; withdrawnLinks: number; cases: ReleasedCase[] }
  | { status: 'already' | 'yourself' | 'last' | 'last_owner' | 'owner_only' };

/**
 * Disables an account, ends its sessions at once, withdraws the links that it created and those to it, and takes its
 * open cases from it.
 * Nobody can disable themselves, the last owner or the last account that can sign in, also when two owners
 * disable each other at once: every other status changes nothing.
 */
export function disableAccount(db: Database, id: string, by: Doer, now: Date): Promise<Disabling> {
  return db.transaction().execute(async (transaction) => {
    const active = await activeAccountsInTurn(transaction);
    if (id === by.actor) return { status: 'yourself' };
    if (!active.some((account) => account.id === id)) return { status: 'already' };
    const refusal = whyOwnerStays(active, id, by);
    if (refusal) return { status: refusal };
    if (active.length === 1) return { status: 'last' };
    await transaction
      .updateTable('staff')
      .set({ disabledAt: now.toISOString() })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('session').where('userId', '=', id).execute();
    await recordEvent(transaction, { ...by, action: 'staff.disabled', subject: id }, now);
    const withdrawnLinks = await withdrawLinks(transaction, id, 'all', by, now);
    const cases = await releaseCases(transaction, id);
    return { status: 'disabled', withdrawnLinks, cases };
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

/** A case that is nobody's now: its receipt number and its applicant. */
type ReleasedCase = { _id: string; receiptNumber: string; name: string };

/**
 * Takes the open cases of an account from it, in the caller's transaction, so that the filter for nobody's cases finds
 * them. Those in the trash are released too, but not named; closed ones keep who worked on them,
 * until they are taken up again (`move-stage.server.ts`).
 */
async function releaseCases(db: Database, account: string): Promise<ReleasedCase[]> {
  const rows = await db
    .updateTable('application')
    .set(({ eb }) => ({ assignee: null, version: eb('version', '+', 1) }))
    .where('assignee', '=', account)
    .where('stage', '<>', 'closed')
    .returning(['_id', 'receiptNumber', 'name', 'deletedAt', 'createdAt'])
    .execute();
  return rows
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .map(({ _id, receiptNumber, name }) => ({ _id, receiptNumber, name }));
}
