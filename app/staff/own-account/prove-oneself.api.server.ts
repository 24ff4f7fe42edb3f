import { requireFreshSignIn } from '#app/http/fresh-sign-in.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import type { Guard, StaffScope } from '#app/http/routes.server.ts';
import { type SignedIn, checkOwnPassword } from './own-account.server.ts';

/** The user who makes the call. */
export function me({ staff, sessionId, signedInAt }: StaffScope): SignedIn {
  return { id: staff.id, email: staff.email, sessionId, signedInAt };
}

/** The codes with which `mustProveOneself` refuses. */
export const proofRefusals = [
  'invalid_input',
  'too_many',
  'fresh_sign_in_required',
  'busy',
] as const;

/**
 * Requires the user's own password, because a borrowed session must not allow the call. With single sign-on
 * there is none, and a sign-in of the last ten minutes replaces it. `field` is the password's name in the
 * form.
 */
export async function mustProveOneself(
  scope: StaffScope,
  password: string,
  field = 'password',
): Promise<void> {
  if (scope.services.externalSignIn?.kind === 'oidc') return requireFreshSignIn(scope);
  const check = await checkOwnPassword(scope.services, me(scope), password);
  if (check === 'too_many') throw new ApiError('too_many', { retryAfterSeconds: 15 * 60 });
  if (check === 'wrong_password') {
    throw new ApiError('invalid_input', { errors: [fieldError(field, 'wrong_password')] });
  }
}

/** For calls that make no sense where an external provider manages the accounts. */
export const ownAccountsOnly: Guard = {
  code: 'accounts_elsewhere',
  stops: ({ externalSignIn }) => externalSignIn !== null,
};
