import { v7 as newId } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import { receiptNumberOf } from '../receipt/receipt-number.server.ts';
import {
  type Change,
  type Missed,
  changeApplication,
} from '../storage/change-application.server.ts';

/** How long an erasure can be stopped. */
const stoppableMs = 72 * 3_600_000;

/**
 * Has an application erased in 72 hours, where the receipt number is its own: whoever asks for it has it in hand.
 * Returns when; asked once more, the first time stays. The reference of a complaint is kept as a note.
 */
export async function askErasure(
  db: Database,
  by: Change,
  { receiptNumber, complaint = '' }: { receiptNumber: string; complaint?: string },
): Promise<{ status: 'asked'; eraseAfter: string } | { status: 'wrong_number' } | Missed> {
  const row = await db
    .selectFrom('application')
    .select(['receiptNumber', 'eraseAfter'])
    .where('_id', '=', by.id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return { status: 'not_found' };
  if (receiptNumberOf(receiptNumber) !== row.receiptNumber) return { status: 'wrong_number' };
  if (row.eraseAfter !== null) return { status: 'asked', eraseAfter: row.eraseAfter };
  const eraseAfter = new Date(by.now.getTime() + stoppableMs).toISOString();
  const count = await changeApplication(
    db,
    by,
    'application.erasure-asked',
    (update) =>
      update.set({ eraseAfter }).where('deletedAt', 'is', null).where('eraseAfter', 'is', null),
    (transaction) => noteComplaint(transaction, by, complaint),
  );
  return count > 0 ? { status: 'asked', eraseAfter } : { status: 'changed_meanwhile' };
}

async function noteComplaint(transaction: Database, by: Change, complaint: string): Promise<void> {
  if (complaint === '') return;
  await transaction
    .insertInto('caseNote')
    .values({
      ...{ _id: newId(), application: by.id, at: by.now.toISOString(), by: by.actor },
      ...{ text: `Complaint / অভিযোগ: ${complaint}`, shownFor: '', submissionKey: newId() },
    })
    .execute();
}

/** Stops an erasure that was asked for. Returns how many that were. */
export function stopErasure(db: Database, by: Change): Promise<number> {
  return changeApplication(db, by, 'application.erasure-stopped', (update) =>
    update.set({ eraseAfter: null }).where('eraseAfter', 'is not', null),
  );
}
