import { v7 as newId } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import { spokenCodeOf } from '#app/brand/slip/spoken-code.server.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { type Missed, changeApplication } from '../storage/change-application.server.ts';

/** How long an erasure can be stopped. */
const stoppableMs = 72 * 3_600_000;

/**
 * Has an application erased in 72 hours, where the receipt number is its own: whoever asks for it has it in hand.
 * Returns when; asked once more, the first time stays. Every complaint by which it was asked for, named by its id or its
 * reference, is kept as a note, and forgotten with the case.
 */
export async function askErasure(
  db: Database,
  complaints: AskingComplaints,
  by: Change,
  { receiptNumber, complaint = '' }: { receiptNumber: string; complaint?: string },
): Promise<
  | { status: 'asked'; eraseAfter: string }
  | { status: 'wrong'; field: 'receiptNumber' | 'complaint' }
  | Missed
> {
  const row = await db
    .selectFrom('application')
    .select(['receiptNumber', 'eraseAfter'])
    .where('_id', '=', by.id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return { status: 'not_found' };
  if (spokenCodeOf(receiptNumber) !== row.receiptNumber) {
    return { status: 'wrong', field: 'receiptNumber' };
  }
  const asking = complaint === '' ? null : await complaints.find(db, complaint);
  if (complaint !== '' && !asking) return { status: 'wrong', field: 'complaint' };
  const isNoted = !asking || asking.application === by.id;
  if (row.eraseAfter !== null && isNoted) return { status: 'asked', eraseAfter: row.eraseAfter };
  const eraseAfter = row.eraseAfter ?? new Date(by.now.getTime() + stoppableMs).toISOString();
  const count = await changeApplication(
    db,
    by,
    'application.erasure-asked',
    (update) =>
      update
        .set({ eraseAfter })
        .where('deletedAt', 'is', null)
        .where('eraseAfter', row.eraseAfter === null ? 'is' : '=', row.eraseAfter),
    async (transaction) => {
      if (!asking) return;
      await noteComplaint(transaction, by, asking.reference);
      await complaints.begin(transaction, asking._id, { application: by.id, ...by });
    },
  );
  return count > 0 ? { status: 'asked', eraseAfter } : { status: 'changed_meanwhile' };
}

async function noteComplaint(transaction: Database, by: Change, reference: string): Promise<void> {
  await transaction
    .insertInto('caseNote')
    .values({
      _id: newId(),
      application: by.id,
      at: by.now.toISOString(),
      by: by.actor,
      text: reference,
      shownFor: '',
      submissionKey: newId(),
    })
    .execute();
}

/** Stops an erasure that was asked for. Returns how many that were. */
export function stopErasure(
  db: Database,
  complaints: AskingComplaints,
  by: Change,
): Promise<number> {
  return changeApplication(
    db,
    by,
    'application.erasure-stopped',
    (update) => update.set({ eraseAfter: null }).where('eraseAfter', 'is not', null),
    (transaction) => complaints.stop(transaction, { application: by.id, ...by }),
  );
}

type Doing = { application: string; actor: string; now: Date };

/** `application` is the one that it has been tied to already. */
export type AskingComplaint = { _id: string; reference: string; application: string | null };

/** The complaints by which erasures are asked for. They are another feature's: the roof hands them in. */
export type AskingComplaints = {
  /** The one of kind `erase` with this id or reference; null where there is none. */
  find: (db: Database, typed: string) => Promise<AskingComplaint | null>;
  /** Notes in a transaction that it has brought about an erasure. */
  begin: (transaction: Database, complaint: string, by: Doing) => Promise<void>;
  /** Notes in a transaction that the erasure of an application was stopped. */
  stop: (transaction: Database, by: Doing) => Promise<void>;
};
