import { v7 as newId } from 'uuid';
import { formatSpokenCode, newSpokenCode } from '#app/brand/slip/spoken-code.server.ts';
import { assertKeyInUse, signingKeyName } from '#app/config/secret-fingerprints.server.ts';
import type { Secrets } from '#app/config/secrets.server.ts';
import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { dueDays } from '../complaint.ts';
import { recordComplaintEvent } from '../complaint-event.server.ts';
import type { SentComplaint } from '../sent-complaint.ts';
import {
  type Earlier,
  type GivenReceipt,
  complaintHashes,
  earlierComplaint,
} from './earlier-complaint.server.ts';
import { newPin, pinHash } from './pin.server.ts';

/**
 * Keeps a complaint with its event. The pages with the totals are not told: no stranger's request has pages forgotten.
 * Sent twice at the same moment under one `key`, it is kept once: `other` is what the other one has become.
 */
export async function insertComplaint(
  db: Database,
  secrets: Secrets,
  complaint: SentComplaint,
  { key, isFlagged, now }: { key: string; isFlagged: boolean; now: Date },
): Promise<{ receipt: GivenReceipt } | { other: NonNullable<Earlier> }> {
  const pin = newPin(secrets, key);
  for (let attempts = 1; ; attempts++) {
    const reference = `C-${formatSpokenCode(newSpokenCode())}`;
    const row = {
      ...complaint,
      _id: newId(),
      reference,
      isFlagged: isFlagged ? 1 : 0,
      state: 'received' as const,
      outcome: null,
      answer: '',
      version: 0,
      createdAt: now.toISOString(),
      stateAt: now.toISOString(),
      ...dueDays(todayInDhaka(now)),
      answeredOn: null,
      closedAt: null,
      deletedAt: null,
      pinHash: pinHash(secrets, reference, pin),
      submissionKey: key,
      submissionHash: complaintHashes(secrets, complaint)[0],
    };
    try {
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('complaint').values(row).execute();
        // Else nobody could ever look it up.
        await assertKeyInUse(transaction, signingKeyName(secrets));
        await recordComplaintEvent(transaction, row, { actor: null, what: 'received' }, now);
      });
      const { createdAt, answerBy, closeBy } = row;
      return { receipt: { reference, pin, createdAt, answerBy, closeBy } };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const other = await earlierComplaint(db, secrets, { key, complaint, now });
      if (other) return { other };
      // Or another complaint drew the same reference.
      if (attempts === maxAttempts) throw error;
    }
  }
}

const maxAttempts = 5;
