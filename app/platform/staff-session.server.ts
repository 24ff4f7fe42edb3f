import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type ApiEnvironment, Refusal } from './api.server.ts';
import { OutsideFault } from './outside-fault.ts';
import { isInUse } from './session-use.server.ts';
import type { Services } from './services.server.ts';
import type { StaffMember, StaffSession } from './staff-member.ts';

/** The session that the request's cookie belongs to, checked in the database; null without one. */
export async function staffSession(
  services: Services,
  headers: Headers,
): Promise<StaffSession | null> {
  const found = await checkedSession(services, headers);
  if (!found) return null;
  return {
    staff: found.staff,
    expiresAt: found.expiresAt.toISOString(),
    mailIsDelivered: services.mailer.delivers,
    signInBy: signInBy(services),
    picturesStay: !services.images.canRemove,
  };
}

/**
 * Lets a call through only with a session, and tells it whose. Whoever still has the password of the
 * first sign-in gets no further than to the calls of `requireSession`; whoever must add a second factor,
 * no further than to those of `requireOwnPassword`.
 */
export const requireStaff = withSession(({ mustChangePassword, mustAddSecondFactor }) => {
  if (mustChangePassword) throw new Refusal(403, 'password_change_required');
  if (mustAddSecondFactor) throw new Refusal(403, 'second_factor_required');
});

/** The same for the calls by which a second factor is set up. */
export const requireOwnPassword = withSession(({ mustChangePassword }) => {
  if (mustChangePassword) throw new Refusal(403, 'password_change_required');
});

/** The same for the calls about one's own account, which are open before the password is changed. */
export const requireSession = withSession(() => {});

function withSession(check: (staff: StaffMember) => void) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const session = await sessionOf(c);
    check(session.staff);
    c.set('staff', session.staff);
    c.set('sessionId', session.id);
    await next();
  });
}

async function sessionOf(c: Context<ApiEnvironment>) {
  const session = await checkedSession(c.env.services, c.req.raw.headers);
  if (!session) throw new Refusal(401, 'not_signed_in');
  return session;
}

/** What the provider of single sign-on is called, or "" for one of passwords; null with our own accounts. */
export function signInBy({ outsideSignIn }: Services): string | null {
  if (!outsideSignIn) return null;
  return outsideSignIn.kind === 'oidc' ? outsideSignIn.name : '';
}

async function checkedSession(services: Services, headers: Headers) {
  const { auth, outsideSignIn, log, settings } = services;
  const found = await auth.api.getSession({ headers });
  // An account that was disabled keeps no session, but a row may be older than that rule.
  if (!found || found.user.disabledAt) return null;
  // Nor is a session good that was made by another way of signing in than the one that is set now, or by
  // an entry that is no longer on the list.
  const { signInBy: madeBy, listedAs } = found.session;
  if (madeBy !== settings.signIn.kind) return null;
  if (outsideSignIn && !outsideSignIn.allowList.includes(listedAs ?? '')) return null;
  if (!(await isInUse(services, found.session))) return null;
  if (outsideSignIn?.kind === 'identity-provider') {
    // A provider that does not answer is no reason to end somebody's work.
    const isGood = await outsideSignIn.standing.isGood(found.user.id).catch((error: unknown) => {
      if (!(error instanceof OutsideFault)) throw error;
      log.error({ code: error.code }, 'identity provider not asked');
      return true;
    });
    if (!isGood) return null;
  }
  const { id, email, name, mustChangePassword, twoFactorEnabled } = found.user;
  const staff: StaffMember = {
    ...{ id, email, name },
    mustChangePassword: Boolean(mustChangePassword),
    hasSecondFactor: Boolean(twoFactorEnabled),
    mustAddSecondFactor: settings.secondFactorRequired && !twoFactorEnabled,
  };
  return { staff, id: found.session.id, expiresAt: found.session.expiresAt };
}
