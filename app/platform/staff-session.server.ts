import { createMiddleware } from 'hono/factory';
import { type ApiEnvironment, Refusal } from './api.server.ts';
import type { Services } from './services.server.ts';
import type { StaffSession } from './staff-member.ts';

/** The session that the request's cookie belongs to, checked in the database; null without one. */
export async function staffSession(
  { auth, mailer }: Services,
  headers: Headers,
): Promise<StaffSession | null> {
  const found = await auth.api.getSession({ headers });
  // An account that was disabled keeps no session, but a row may be older than that rule.
  if (!found || found.user.disabledAt) return null;
  const { id, email, name, mustChangePassword } = found.user;
  return {
    staff: { id, email, name, mustChangePassword: Boolean(mustChangePassword) },
    expiresAt: found.session.expiresAt.toISOString(),
    mailIsDelivered: mailer.delivers,
  };
}

/** Lets a call through only with a session, and tells it whose. */
export const requireStaff = createMiddleware<ApiEnvironment>(async (c, next) => {
  const session = await staffSession(c.env.services, c.req.raw.headers);
  if (!session) throw new Refusal(401, 'not_signed_in');
  c.set('staff', session.staff);
  await next();
});
