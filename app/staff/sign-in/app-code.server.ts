import { createHmac } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Database } from '#app/database/database.server.ts';
import type { Services } from '#app/config/services.server.ts';

/** In milliseconds (RFC 6238). */
const stepMs = 30_000;

/**
 * A code is taken while the app shows it, ten seconds longer for whoever is still typing, and five
 * seconds before for a phone that is fast: 45 seconds altogether.
 */
const tolerance = { laterMs: 10_000, earlierMs: 5_000 };

/**
 * Takes the code that an authenticator app shows, once: the time step of the last one is kept, and neither
 * that nor an older one is taken again, also of two that come at once. With `isFirst` the second factor
 * has not been confirmed yet, and is by this; otherwise it must be.
 */
export async function takeAppCode(
  { auth, now, log }: Pick<Services, 'auth' | 'now' | 'log'>,
  db: Database,
  staffId: string,
  code: string,
  { isFirst }: { isFirst: boolean },
): Promise<boolean> {
  const row = await db
    .selectFrom('twoFactor')
    .select(['id', 'secret', 'verified'])
    .where('userId', '=', staffId)
    .executeTakeFirst();
  if (!row || Boolean(row.verified) === isFirst) return false;
  const { secretConfig: key } = await auth.$context;
  const secret = await symmetricDecrypt({ key, data: row.secret }).catch(() => null);
  if (secret === null) {
    // Its key is gone; recovery codes or an operator help.
    log.error({ code: 'second_factor_unreadable', id: row.id }, 'a second factor cannot be read');
    return false;
  }
  const step = stepsAt(now()).find((one) => codeOf(secret, one) === code);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('twoFactor')
    .set({ lastStep: step, ...(isFirst && { verified: 1 }) })
    .where('id', '=', row.id)
    // Another tab may have begun to set up another one.
    .where('secret', '=', row.secret)
    .where(({ eb, or }) => or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The time steps whose codes are taken at a moment. */
function stepsAt(moment: Date): number[] {
  const stepAt = (ms: number) => Math.floor((moment.getTime() + ms) / stepMs);
  return [...new Set([0, -tolerance.laterMs, tolerance.earlierMs].map(stepAt))];
}

/** The six digits of a time step (RFC 4226). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(digest.length - 1) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Codes are copied from a small screen or from paper: spaces, capitals and Bengali digits are no mistake. */
export function codeAsMeant(code: string): string {
  const plain = code
    .toLowerCase()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[^a-z\d]/g, '');
  return plain.length === 10 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : plain;
}
