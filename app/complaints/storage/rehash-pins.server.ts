import type { Secrets } from '#app/config/secrets.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { pinHash, samePin } from './pin.server.ts';

/**
 * Hashes the PINs of complaints with the newest key, so that they match when the older ones are gone: each is made again
 * from the key under which its complaint was sent. Returns how many, and how many cannot be made again: those whose key
 * has been given away to a later complaint.
 */
export async function rehashPins(
  db: Database,
  secrets: Secrets,
): Promise<{ rehashed: number; lost: number }> {
  const rows = await db
    .selectFrom('complaint')
    .select(['_id', 'reference', 'pinHash', 'submissionKey'])
    .execute();
  const done = { rehashed: 0, lost: 0 };
  for (const { _id, reference, pinHash: before, submissionKey } of rows) {
    const pin = samePin(secrets, submissionKey, { reference, pinHash: before });
    if (pin === null) {
      done.lost += 1;
      continue;
    }
    const after = pinHash(secrets, reference, pin);
    if (after === before) continue;
    await db
      .updateTable('complaint')
      .set({ pinHash: after })
      .where('_id', '=', _id)
      .where('pinHash', '=', before)
      .execute();
    done.rehashed += 1;
  }
  return done;
}
