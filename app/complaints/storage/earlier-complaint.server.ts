import { createHmac } from 'node:crypto';
import { type Secrets, derivedKeys } from '#app/config/secrets.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { releasedKey, rememberedSince } from '#app/limits/submission-key.server.ts';
import type { SentComplaint } from '../sent-complaint.ts';
import { samePin } from './pin.server.ts';

/** For how long a repeat gets the PIN again. */
export const pinMs = 15 * 60_000;

/** What whoever complains is given; the PIN only for a quarter of an hour. Days are Dhaka's. */
export type GivenReceipt = {
  reference: string;
  pin: string | null;
  createdAt: string;
  answerBy: string;
  closeBy: string;
};

export type Earlier = ({ status: 'kept' } & GivenReceipt) | { status: 'key_reused' } | null;

/** What was kept under a key before; after seven days the key is new again. */
export async function earlierComplaint(
  db: Database,
  secrets: Secrets,
  { key, complaint, now }: { key: string; complaint: SentComplaint; now: Date },
): Promise<Earlier> {
  const row = await db
    .selectFrom('complaint')
    .select(['_id', 'reference', 'createdAt', 'answerBy', 'closeBy', 'pinHash', 'submissionHash'])
    .where('submissionKey', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { _id, pinHash, submissionHash, ...receipt } = row;
  if (receipt.createdAt < rememberedSince(now)) {
    await db
      .updateTable('complaint')
      .set({ submissionKey: releasedKey(_id) })
      .where('_id', '=', _id)
      .execute();
    return null;
  }
  if (!complaintHashes(secrets, complaint).includes(submissionHash)) {
    return { status: 'key_reused' };
  }
  const age = now.getTime() - Date.parse(receipt.createdAt);
  const pin = age < pinMs ? samePin(secrets, key, { reference: row.reference, pinHash }) : null;
  return { status: 'kept', ...receipt, pin };
}

/**
 * The hashes of what is complained about, not of how it was sent, by each key that may have made one; the first is
 * kept. They need a key, because a hash without one would let a guess at an erased complaint be confirmed.
 */
export function complaintHashes(secrets: Secrets, complaint: SentComplaint): [string, ...string[]] {
  const { language: _, ...content } = complaint;
  const text = JSON.stringify(Object.entries(content).toSorted());
  const [newest, ...older] = derivedKeys(secrets, 'complaint').map(({ value }) =>
    createHmac('sha256', value).update(text).digest('base64url'),
  );
  return [newest ?? '', ...older];
}
