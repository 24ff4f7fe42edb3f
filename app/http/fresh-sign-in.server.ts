import { ApiError } from './api-error.server.ts';

/** How long a sign-in is fresh, in milliseconds: a borrowed phone is in other hands later. */
const freshMs = 10 * 60_000;

/**
 * Requires that the caller's session began within the last ten minutes, for handlers that guard only some
 * calls; their route states the code among its refusals. The page then asks for a new sign-in and repeats the
 * call (`session-renewal.ts`), so call this before anything is changed.
 */
export function requireFreshSignIn({ signedInAt, now }: { signedInAt: Date; now: Date }): void {
  const age = now.getTime() - signedInAt.getTime();
  if (age >= freshMs) throw new ApiError('fresh_sign_in_required');
}
