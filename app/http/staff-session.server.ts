import { accountHeader } from '#app/auth/account-header.ts';
import { ApiError } from './api-error.server.ts';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import type { ExternalSignIn } from '#app/auth/identity/open-identity.server.ts';
import { roleOf } from '#app/auth/roles.server.ts';
import { isInUse } from '#app/auth/session-use.server.ts';
import { startPageOf } from '#app/auth/start-page.server.ts';
import type { Services } from '#app/services/services.server.ts';
import type { StaffMember, StaffSession } from '#app/auth/staff-member.ts';

/** What it takes to judge a session. */
type SessionDeps = Pick<
  Services,
  'auth' | 'database' | 'externalSignIn' | 'log' | 'now' | 'settings'
>;

/** The session of the request's cookie, checked in the database; null if there is none. */
export async function staffSession(
  services: SessionDeps & Pick<Services, 'images' | 'mailer'>,
  headers: Headers,
): Promise<StaffSession | null> {
  const found = await checkedSession(services, headers);
  if (!found) return null;
  return {
    staff: found.staff,
    signedInAt: found.createdAt.toISOString(),
    expiresAt: found.expiresAt.toISOString(),
    mailIsDelivered: services.mailer.delivers,
    signInBy: signInBy(services.externalSignIn),
    picturesStay: !services.images.canRemove,
    startPage: await startPageOf(services.database.db, found.staff.id),
  };
}

/**
 * The caller of the API and their session. Throws a 401 when nobody is signed in, and a 409 when the call is for
 * another account. A call that `isUse` of the session lets it go on; one that is not only looks whether it does.
 */
export async function signedIn(
  services: SessionDeps,
  headers: Headers,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<{ staff: StaffMember; sessionId: string; signedInAt: Date }> {
  const session = await checkedSession(services, headers, isUse);
  if (!session) throw new ApiError('not_signed_in');
  const account = headers.get(accountHeader);
  if (account !== null && account !== session.staff.id) throw new ApiError('other_account');
  return { staff: session.staff, sessionId: session.id, signedInAt: session.createdAt };
}

/**
 * The name of the single sign-on provider, "" for an external provider of passwords, null with our own
 * accounts.
 */
export function signInBy(externalSignIn: ExternalSignIn | null): string | null {
  if (!externalSignIn) return null;
  return externalSignIn.kind === 'oidc' ? externalSignIn.name : '';
}

async function checkedSession(
  { auth, database, externalSignIn, log, now, settings }: SessionDeps,
  headers: Headers,
  isUse = true,
) {
  const found = await auth.api.getSession({ headers });
  // Disabling an account ends its sessions, but rows from before that rule may remain.
  if (!found || found.user.disabledAt) return null;
  // A session is also invalid if it was created by another way of signing in than the configured one, or
  // through an entry that has left the allow-list.
  const { signInBy: madeBy, listedAs } = found.session;
  if (madeBy !== settings.signIn.kind) return null;
  if (externalSignIn && !externalSignIn.allowList.includes(listedAs ?? '')) return null;
  const idle = { idleMinutes: settings.sessionIdleMinutes, now: now(), log, isUse };
  if (!(await isInUse(database.db, found.session, idle))) return null;
  if (externalSignIn?.kind === 'identity-provider') {
    // A provider that does not answer is no reason to end anybody's work.
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
    id,
    email,
    name,
    role: await roleOf(database.db, id),
    mustChangePassword: Boolean(mustChangePassword),
    hasSecondFactor: Boolean(twoFactorEnabled),
    mustAddSecondFactor: settings.secondFactorRequired && !twoFactorEnabled,
  };
  const { id: sessionId, createdAt, expiresAt } = found.session;
  return { staff, id: sessionId, createdAt, expiresAt };
}
