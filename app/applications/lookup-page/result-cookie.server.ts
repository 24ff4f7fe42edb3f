import { createHmac } from 'node:crypto';
import { type Cookie, createCookie } from 'react-router';
import * as v from 'valibot';
import type { Settings } from '#app/services/env.server.ts';
import { type Secrets, derivedKey, derivedKeys } from '#app/config/secrets.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { isSecure } from '#app/serving/security-headers.server.ts';
import { isLookupOpen } from '../lookup/lookup-open.server.ts';
import type { LookupBody } from '../lookup/lookup-body.server.ts';
import { type PublicState, readPublicState } from '../lookup/read-public-state.server.ts';

const seconds = 15 * 60;

const keptLookup = v.object({
  receiptNumber: v.string(),
  /** Of what was known, not itself: a cookie can be read by whoever has the phone. */
  proof: v.string(),
  until: v.number(),
});

/** What signs the cookie, decides whether it is sent over https alone, and tells the time. */
type ResultSettings = {
  secrets: Secrets;
  settings: Pick<Settings, 'publicOrigin'>;
  now: () => Date;
};

/** The `Set-Cookie` header that lets this browser see the case it has found for 15 minutes. */
export function resultHeader(
  config: ResultSettings,
  { id, receiptNumber }: { id: string; receiptNumber: string },
  { phoneEnd, birthYear }: LookupBody,
): Promise<string> {
  const known = birthYear === '' ? { phoneEnd } : { birthYear };
  const until = config.now().getTime() + seconds * 1000;
  const proof = proofOf(config.secrets, id, known);
  return resultCookie(config).serialize({ receiptNumber, proof, until });
}

/** The `Set-Cookie` header that ends this. */
export function forgetHeader(config: ResultSettings): Promise<string> {
  return resultCookie(config).serialize('', { maxAge: 0 });
}

/**
 * The case that a browser may see, as it stands now. Null without a cookie that we have signed in the last 15 minutes,
 * and where the same look-up would find nothing any more: the case is in the trash, erased or closed to look-ups, its
 * phone number is another one, or nobody can look up anything.
 */
export async function readResult(
  db: Database,
  config: ResultSettings,
  request: Request,
): Promise<({ receiptNumber: string } & PublicState) | null> {
  const sent: unknown = await resultCookie(config).parse(request.headers.get('cookie'));
  const kept = v.safeParse(keptLookup, sent);
  if (!kept.success || kept.output.until <= config.now().getTime()) return null;
  const { receiptNumber, proof } = kept.output;
  if (!(await isLookupOpen(db))) return null;
  const found = await readPublicState(db, receiptNumber);
  if (!found) return null;
  const { id, phoneEnd, birthYear, step, since } = found;
  const known = [{ phoneEnd }, { birthYear }].map((one) => proofOf(config.secrets, id, one));
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

function resultCookie({ secrets, settings }: ResultSettings): Cookie {
  const secure = isSecure(settings.publicOrigin);
  return createCookie(secure ? '__Host-status' : 'status', {
    secrets: derivedKeys(secrets, 'status').map(({ value }) => value),
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: seconds,
  });
}
