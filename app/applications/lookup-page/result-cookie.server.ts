import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { type Secrets, derivedKey } from '#app/config/secrets.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { type CookieServices, signedCookie } from '#app/serving/signed-cookie.server.ts';
import { isLookupOpen } from '../lookup/look-up.server.ts';
import type { LookupBody } from '../lookup/lookup-body.server.ts';
import { type PublicState, readPublicState } from '../lookup/read-public-state.server.ts';

/** Lets a browser see the case it has found for 15 minutes. */
export const resultCookie = signedCookie('status', {
  holds: v.object({
    receiptNumber: v.string(),
    /** Of what was known, not itself: a cookie can be read by whoever has the phone. */
    proof: v.string(),
  }),
  purpose: 'status',
  seconds: 15 * 60,
});

/** The `Set-Cookie` header for whoever has found a case. */
export function resultHeader(
  services: CookieServices,
  { id, receiptNumber }: { id: string; receiptNumber: string },
  { phoneEnd, birthYear }: LookupBody,
): Promise<string> {
  const known = birthYear === '' ? { phoneEnd } : { birthYear };
  return resultCookie.serialize(services, {
    receiptNumber,
    proof: proofOf(services.secrets, id, known),
  });
}

/**
 * The case that a browser may see, as it stands now. Null without the cookie, and where the same look-up would find
 * nothing any more: the case is in the trash, erased or closed to look-ups, its phone number is another one, or nobody
 * can look up anything.
 */
export async function readResult(
  db: Database,
  services: CookieServices,
  request: Request,
): Promise<({ receiptNumber: string } & PublicState) | null> {
  const kept = await resultCookie.parse(services, request);
  if (!kept || !(await isLookupOpen(db))) return null;
  const { receiptNumber, proof } = kept;
  const found = await readPublicState(db, receiptNumber);
  if (!found) return null;
  const { id, phoneEnd, birthYear, step, since } = found;
  const known = [{ phoneEnd }, { birthYear }].map((one) => proofOf(services.secrets, id, one));
  return known.includes(proof) ? { receiptNumber, step, since } : null;
}

function proofOf(
  secrets: Secrets,
  id: string,
  known: { phoneEnd: string | null } | { birthYear: string | null },
): string {
  return createHmac('sha256', derivedKey(secrets, 'known to whoever looks up'))
    .update(JSON.stringify([id, known]))
    .digest('base64url');
}
