import { ApiError } from '#app/http/api-error.server.ts';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import type { ExternalSignIn } from './identity/open-identity.server.ts';
import { isInUse } from './session-use.server.ts';
import type { Services } from '#app/config/services.server.ts';
import type { StaffMember, StaffSession } from './staff-member.ts';

/** What tells whether a session is good. */
type SessionDeps = Pick<
  Services,
  'auth' | 'database' | 'externalSignIn' | 'log' | 'now' | 'settings'
>;

/** The session that the request's cookie belongs to, checked in the database; null without one. */
export async function staffSession(
  services: SessionDeps & Pick<Services, 'images' | 'mailer'>,
  headers: Headers,
): Promise<StaffSession | null> {
  const found = await checkedSession(services, headers);
  if (!found) return null;
  return {
    staff: found.staff,
    expiresAt: found.expiresAt.toISOString(),
    mailIsDelivered: services.mailer.delivers,
    signInBy: signInBy(services.externalSignIn),
    picturesStay: !services.images.canRemove,
  };
}

/** Who makes a call of the API, and by which session. Throws a 401 when nobody is signed in. */
export async function signedIn(
  services: SessionDeps,
  headers: Headers,
): Promise<{ staff: StaffMember; sessionId: string }> {
  const session = await checkedSession(services, headers);
  if (!session) throw new ApiError('not_signed_in');
  return { staff: session.staff, sessionId: session.id };
}

/** What the provider of single sign-on is called, or "" for one of passwords; null with our own accounts. */
export function signInBy(externalSignIn: ExternalSignIn | null): string | null {
  if (!externalSignIn) return null;
  return externalSignIn.kind === 'oidc' ? externalSignIn.name : '';
}

async function checkedSession(
  { auth, database, externalSignIn, log, now, settings }: SessionDeps,
  headers: Headers,
) {
  const found = await auth.api.getSession({ headers });
  // An account that was disabled keeps no session, but a row may be older than that rule.
  if (!found || found.user.disabledAt) return null;
  // Nor is a session good that was made by another way of signing in than the one that is set now, or by
  // an entry that is no longer on the list.
  const { signInBy: madeBy, listedAs } = found.session;
  if (madeBy !== settings.signIn.kind) return null;
  if (externalSignIn && !externalSignIn.allowList.includes(listedAs ?? '')) return null;
  const idle = { idleMinutes: settings.sessionIdleMinutes, now: now(), log };
  if (!(await isInUse(database.db, found.session, idle))) return null;
  if (externalSignIn?.kind === 'identity-provider') {
    // A provider that does not answer is no reason to end somebody's work.
    const isActive = await externalSignIn.providerSessions
      .isActive(found.user.id)
      .catch((error: unknown) => {
        if (!(error instanceof ExternalServiceError)) throw error;
        log.error({ code: error.code }, 'identity provider not asked');
        return true;
      });
    if (!isActive) return null;
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
