import type { Database } from '#app/database/database.server.ts';
import type { ContactMessageTable } from '#app/database/tables.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { nameSearchKey } from '#app/normalise/name.ts';
import { normalisePhone } from '#app/normalise/phone.ts';

let last = 0;

/** Puts a contact message into the database as if it had been sent and mailed. Returns its id. */
export async function storeMessage(
  db: Database,
  more: Partial<ContactMessageTable> = {},
): Promise<string> {
  const id = `message-${String(++last).padStart(4, '0')}`;
  const createdAt = more.createdAt ?? '2026-11-21T05:00:00.000Z';
  const row: ContactMessageTable = {
    ...{ _id: id, kind: 'contact', name: 'Kamal Ahmed', number: '01712345678', email: '' },
    ...{ noEmail: 1, reference: 'No reference', address: 'Cumilla Sadar', question: '' },
    ...{ fromPlace: '', toPlace: '', travelOn: null, trip: '', travellers: null },
    ...{ language: 'bn', createdAt, deletedAt: null, submissionKey: id, submissionHash: '' },
    ...{ flags: '', mailStatus: 'sent', mailError: null, mailTriedAt: createdAt },
    ...{ mailedAt: createdAt, version: 0, answered: 0, answeredAt: null, answeredBy: null },
    ...{ outcome: null, note: '', followUpOn: null, outcomeAt: null, outcomeBy: null },
    ...{ nameSearchKey: '', phoneE164: null, phoneDigits: '', normalisedVersion: 1 },
    ...more,
  };
  await db
    .insertInto('contactMessage')
    .values({
      ...row,
      nameSearchKey: nameSearchKey(row.name),
      phoneE164: normalisePhone(row.number).value,
      phoneDigits: toAsciiDigits(row.number).replace(/\D/g, ''),
    })
    .execute();
  return id;
}
