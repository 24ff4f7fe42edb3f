import { ApiError } from '#app/http/api-error.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import type { Guard, StaffScope } from '#app/http/routes.server.ts';
import { type SignedIn, checkOwnPassword } from './own-account.server.ts';

/** Whoever makes the call. */
export function me({ staff, sessionId }: StaffScope): SignedIn {
  return { id: staff.id, email: staff.email, sessionId };
}

/** The codes with which `mustProveOneself` refuses. */
export const proofRefusals = ['invalid_input', 'too_many', 'sign_in_again', 'busy'] as const;

/**
 * Lets a call go on only with one's own password, because a borrowed session must not make it. Where
 * sign-in is by single sign-on there is none here, and a sign-in of the last ten minutes stands for it.
 * `field` is what the form calls the password.
 */
export async function mustProveOneself(
  scope: StaffScope,
  password: string,
  field = 'password',
): Promise<void> {
  const check = await checkOwnPassword(scope.services, me(scope), password);
  if (check === 'too_many') throw new ApiError('too_many', { retryAfterSeconds: 15 * 60 });
  if (check === 'sign_in_again') throw new ApiError('sign_in_again');
  if (check === 'wrong_password') {
    throw new ApiError('invalid_input', { errors: [fieldError(field, 'wrong_password')] });
  }
}

/** Stops what makes no sense where somebody else keeps the accounts and the passwords. */
export const ownAccountsOnly: Guard = {
  code: 'accounts_elsewhere',
  stops: ({ externalSignIn }) => externalSignIn !== null,
};
