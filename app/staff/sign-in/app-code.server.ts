import { createHmac } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Database } from '#app/database/database.server.ts';
import type { Services } from '#app/services/services.server.ts';

/** The time step of codes in milliseconds (RFC 6238). */
const stepMs = 30_000;

/**
 * A code is accepted while the app shows it, ten seconds longer for slow typing, and five seconds early for a
 * phone whose clock is fast: 45 seconds in all.
 */
const tolerance = { laterMs: 10_000, earlierMs: 5_000 };

/**
 * Accepts the code that an authenticator app shows, once: the time step of the last one is stored, and
 * neither that nor an older one is accepted again, even in concurrent requests. With `isFirst` this code
 * confirms the second factor; otherwise it must already be confirmed.
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
    // Its key is missing; recovery codes or an operator can help.
    log.error({ code: 'second_factor_unreadable', id: row.id }, 'a second factor cannot be read');
    return false;
  }
  const step = stepsAt(now()).find((candidate) => codeOf(secret, candidate) === code);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('twoFactor')
    .set({ lastStep: step, ...(isFirst && { verified: 1 }) })
    .where('id', '=', row.id)
    // Another tab may have started to set up another one.
    .where('secret', '=', row.secret)
    .where(({ eb, or }) => or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The time steps whose codes are accepted at this time. */
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

/** Normalises a code copied from a small screen or paper: spaces, capitals and Bengali digits are fine. */
export function codeAsMeant(code: string): string {
  const plain = code
    .toLowerCase()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[^a-z\d]/g, '');
  return plain.length === 10 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : plain;
}
