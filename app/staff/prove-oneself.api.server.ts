import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type ApiEnvironment, Refusal } from '#app/platform/api.server.ts';
import { fieldError } from '#app/platform/problem.ts';
import { type SignedIn, checkOwnPassword } from './own-account.server.ts';

/** Whoever makes the call. */
export function me(c: Context<ApiEnvironment>): SignedIn {
  return { id: c.var.staff.id, email: c.var.staff.email, sessionId: c.var.sessionId };
}

/**
 * Lets a call go on only with one's own password, because a borrowed session must not make it. Where
 * sign-in is by single sign-on there is none here, and a sign-in of the last ten minutes stands for it.
 */
export async function mustProveOneself(
  c: Context<ApiEnvironment>,
  field: string,
  password: string,
): Promise<void> {
  const check = await checkOwnPassword(c.env.services, me(c), password);
  if (check === 'too_many') throw new Refusal(429, 'too_many', [], 15 * 60);
  if (check === 'sign_in_again') throw new Refusal(403, 'sign_in_again');
  if (check === 'wrong_password') {
    throw new Refusal(422, 'invalid_input', [fieldError(field, 'wrong_password')]);
  }
}

/** Refuses what makes no sense where somebody else keeps the accounts and the passwords. */
export const requireOwnAccounts = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (c.env.services.outsideSignIn) throw new Refusal(409, 'accounts_elsewhere');
  await next();
});
