import { ApiError } from '#app/http/api-error.server.ts';

/** How long a sign-in is fresh, in milliseconds. */
const freshMs = 10 * 60_000;

/** Whether somebody signed in within the last ten minutes: a borrowed phone is in other hands later. */
export function isFreshSignIn(signedInAt: Date): boolean {
  // better-auth dates sessions by this machine's clock, not the database's (record 0024).
  return Date.now() - signedInAt.getTime() < freshMs;
}

/**
 * Requires that the caller's session began within the last ten minutes, for handlers that guard only some
 * calls; their route states the code among its refusals. The page then asks for a new sign-in and repeats the
 * call (`session-renewal.ts`), so call this before anything is changed.
 */
export function requireFreshSignIn({ signedInAt }: { signedInAt: Date }): void {
  if (!isFreshSignIn(signedInAt)) throw new ApiError('fresh_sign_in_required');
}
