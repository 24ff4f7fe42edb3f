import type { ComplaintTable } from '#app/database/tables/complaint-tables.ts';
import type { Database } from '#app/database/database.server.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';

let last = 0;

/** Puts a complaint into the database as if it had been sent. Returns its id. */
export async function storeComplaint(
  db: Database,
  more: Partial<ComplaintTable> = {},
): Promise<string> {
  const number = String(++last).padStart(4, '0');
  const id = `complaint-${number}`;
  const createdAt = more.createdAt ?? '2026-01-21T05:00:00.000Z';
  const day = todayInDhaka(new Date(createdAt));
  await db
    .insertInto('complaint')
    .values({
      ...{ _id: id, reference: `C-TEST-${number}`, kind: 'money', receiptNo: '' },
      ...{ text: 'A sample complaint about money', name: '', phone: '', email: '' },
      ...{ language: 'bn', state: 'received', outcome: null, answer: '' },
      ...{ createdAt, stateAt: createdAt, answeredOn: null, closedAt: null, deletedAt: null },
      ...{ answerBy: daysLater(day, 7), closeBy: daysLater(day, 30) },
      ...{ isFlagged: 0, version: 0, pinHash: '', submissionKey: id, submissionHash: '' },
      ...more,
    })
    .execute();
  return id;
}
