import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Secrets, derivedKeys } from '#app/config/secrets.server.ts';

/**
 * The PIN of a complaint, six digits: made from the key under which it was sent and a secret of ours, so that a repeat
 * has the same without its being kept. By each signing key, the newest first.
 */
function pinsOf(secrets: Secrets, submissionKey: string): [string, ...string[]] {
  const [newest, ...older] = derivedKeys(secrets, 'complaint-pin').map(({ value }) => {
    const hash = createHmac('sha256', value).update(submissionKey).digest();
    return String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  });
  return [newest ?? '', ...older];
}

/** The PIN of a new complaint. */
export function newPin(secrets: Secrets, submissionKey: string): string {
  return pinsOf(secrets, submissionKey)[0];
}

/** The PIN that a complaint was given; null where the key that made it is no longer there. */
export function samePin(
  secrets: Secrets,
  submissionKey: string,
  complaint: { reference: string; pinHash: string },
): string | null {
  return pinsOf(secrets, submissionKey).find((pin) => isPin(secrets, pin, complaint)) ?? null;
}

/** What is kept of a PIN: a hash that only we can make, since a million PINs are soon tried. */
export function pinHash(secrets: Secrets, reference: string, pin: string): string {
  return hashesOf(secrets, reference, pin)[0];
}

/** Whether it is the PIN of a complaint. The same work for a complaint that is not there, whose hash is empty. */
export function isPin(
  secrets: Secrets,
  pin: string,
  { reference, pinHash: kept }: { reference: string; pinHash: string },
): boolean {
  const stored = Buffer.alloc(43);
  stored.write(kept);
  return hashesOf(secrets, reference, pin)
    .map((hash) => timingSafeEqual(Buffer.from(hash), stored))
    .includes(true);
}

function hashesOf(secrets: Secrets, reference: string, pin: string): [string, ...string[]] {
  const [newest, ...older] = derivedKeys(secrets, 'complaint-pin-hash').map(({ value }) =>
    createHmac('sha256', value).update(`${reference} ${pin}`).digest('base64url'),
  );
  return [newest ?? '', ...older];
}
