import { v7 as newId } from 'uuid';
import type { Role } from '#app/auth/staff-member.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Snapshot } from '#app/content/snapshot.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { FalseIdentity } from './false-identity.ts';
import { ourIdentity } from './our-identities.server.ts';
import { type ReadValue, readValue } from './read-value.ts';

/** What nothing typed is ever equal to, so that each check asks the same of the database. */
const nothing = { kind: '', value: '' };

/** Whether the owner has confirmed one of these values as false. One query, however many there are. */
export async function isConfirmedFalse(
  db: Database,
  [one = nothing, other = nothing]: readonly { kind: string; value: string }[],
): Promise<boolean> {
  const rows = await db
    .selectFrom('falseIdentity')
    .select('_id')
    .where(({ and, or }) => or([and(one), and(other)]))
    .execute();
  return rows.length > 0;
}

/**
 * All that the owner has confirmed as false, newest first, with whose word it was. That there is a complaint about staff, nobody but
 * owners is told (decision 78).
 */
export function listFalseIdentities(db: Database, role: Role): Promise<FalseIdentity[]> {
  return db
    .selectFrom('falseIdentity')
    .leftJoin('staff', 'staff.id', 'falseIdentity.by')
    .leftJoin('complaint', (join) => {
      const its = join
        .onRef('complaint._id', '=', 'falseIdentity.complaint')
        // From the trash none can be opened.
        .on('complaint.deletedAt', 'is', null);
      return role === 'owner' ? its : its.on('complaint.kind', '!=', 'staff');
    })
    .select(['falseIdentity._id', 'falseIdentity.value', 'falseIdentity.kind', 'falseIdentity.at'])
    .select(['complaint._id as complaint', 'staff.email as by'])
    .orderBy('falseIdentity.at', 'desc')
    .orderBy('falseIdentity._id', 'desc')
    .execute();
}

/** Why a value cannot be confirmed as false. */
export type Unfit =
  | { field: 'value'; code: 'required' | 'several_values' | 'only_a_name' | 'on_our_list' }
  | { field: 'complaint'; code: 'unknown_complaint' };

/** What is said of a field that holds no value, or more than one. */
export const unreadCode = { required: 'required', several: 'several_values' } as const;

type By = { actor: string; now: Date };

/** Confirms a value as false. A repeat gives the entry that there is. */
export async function confirmFalse(
  db: Database,
  content: Snapshot,
  { value, complaint }: { value: string; complaint: string | null },
  by: By,
): Promise<{ status: 'confirmed'; id: string } | { status: 'unfit'; error: Unfit }> {
  const reading = readValue(value);
  const unfit = (code: Exclude<Unfit['code'], 'unknown_complaint'>) =>
    ({ status: 'unfit', error: { field: 'value', code } }) as const;
  if (reading.status !== 'read') return unfit(unreadCode[reading.status]);
  const [first] = reading.values;
  if (!first) return unfit('only_a_name');
  if (ourIdentity(content, reading.values, todayInDhaka(by.now))) return unfit('on_our_list');
  return db.transaction().execute(async (transaction) => {
    if (complaint !== null && !(await isThere(transaction, complaint))) {
      return { status: 'unfit', error: { field: 'complaint', code: 'unknown_complaint' } };
    }
    return { status: 'confirmed', id: await addFalse(transaction, { ...first, complaint }, by) };
  });
}

async function isThere(db: Database, complaint: string): Promise<boolean> {
  const query = db.selectFrom('complaint').select('_id').where('_id', '=', complaint);
  return (await query.executeTakeFirst()) !== undefined;
}

async function addFalse(
  transaction: Database,
  row: ReadValue & { complaint: string | null },
  { actor, now }: By,
): Promise<string> {
  const _id = newId();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('falseIdentity')
    .values({ _id, ...row, at: now.toISOString(), by: actor })
    .onConflict((conflict) => conflict.columns(['value', 'kind']).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) {
    const earlier = await transaction
      .selectFrom('falseIdentity')
      .select('_id')
      .where('value', '=', row.value)
      .where('kind', '=', row.kind)
      .executeTakeFirstOrThrow();
    return earlier._id;
  }
  await recordEvent(transaction, { actor, action: 'identity.confirmed-false', subject: _id }, now);
  return _id;
}

/** Takes a value off again. Returns how many there were: 0 where it was taken off before. */
export function removeFalse(db: Database, id: string, { actor, now }: By): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('falseIdentity')
      .where('_id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return 0;
    const event = { actor, action: 'identity.false-removed', subject: id };
    await recordEvent(transaction, event, now);
    return 1;
  });
}
