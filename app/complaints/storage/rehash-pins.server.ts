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
  const rows = await remadePins(db, secrets);
  const older = rows.filter(isUnderOlderKey);
  for (const { _id, before, after } of older) {
    await db
      .updateTable('complaint')
      .set({ pinHash: after })
      .where('_id', '=', _id)
      .where('pinHash', '=', before)
      .execute();
  }
  const lost = rows.filter(({ after }) => after === null).length;
  return { rehashed: older.length, lost };
}

/** The complaints whose PINs no longer match once the older keys are gone, unless they are hashed anew before. */
export async function pinsUnderOlderKeys(db: Database, secrets: Secrets): Promise<string[]> {
  return (await remadePins(db, secrets)).filter(isUnderOlderKey).map(({ _id }) => _id);
}

type RemadePin = { _id: string; before: string; after: string | null };

/** What is kept of each PIN, and what the newest key makes of it; null where no key makes the PIN again. */
async function remadePins(db: Database, secrets: Secrets): Promise<RemadePin[]> {
  const rows = await db
    .selectFrom('complaint')
    .select(['_id', 'reference', 'pinHash', 'submissionKey'])
    .execute();
  return rows.map(({ _id, reference, pinHash: before, submissionKey }) => {
    const pin = samePin(secrets, submissionKey, { reference, pinHash: before });
    return { _id, before, after: pin && pinHash(secrets, reference, pin) };
  });
}

function isUnderOlderKey(pin: RemadePin): pin is RemadePin & { after: string } {
  return pin.after !== null && pin.after !== pin.before;
}
