import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { v7 as newId } from 'uuid';
import type { OpenDatabase } from '#app/database/database.server.ts';
import { errorCauseLog, withErrorCauses } from './auth-error-causes.server.ts';
import type { Log } from '#app/config/log.server.ts';
import { withRotatedKeys } from './rotated-cookie-keys.server.ts';
import { codesIn, hashedCodes, newRecoveryCodes } from './recovery-codes.server.ts';
import { secondStep } from './second-step.server.ts';
import { type VersionedKeys, oldestOf } from '#app/config/secrets.server.ts';
import { createSessionFor } from './create-session-for.server.ts';
import { maxPasswordLength, minPasswordLength } from './password-length.ts';
import type { SlowHashing } from './slow-hashing.server.ts';

/** better-auth on our database: accounts and sessions, nothing else of it is reachable. */
export type Auth = ReturnType<typeof createAuth>;

/** Twelve hours: a working day. Using it does not move its end, so a forgotten phone is signed out. */
const sessionSeconds = 12 * 60 * 60;

/**
 * Sign-in by e-mail and password. The schema must be migrated first: better-auth compares it when
 * it is made and logs a mismatch otherwise. `publicOrigin` decides the cookie's name and flags. Of `keys`
 * the first signs and encrypts; all are accepted.
 */
export function createAuth(
  { db, engine }: OpenDatabase,
  keys: VersionedKeys,
  publicOrigin: string | null,
  log: Log,
  hashing: SlowHashing,
) {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const cookies = {
    session_token: { name: cookieName('sampan-session', publicOrigin) },
    two_factor: { name: cookieName('sampan-second-step', publicOrigin) },
  };
  const auth = betterAuth({
    baseURL: publicOrigin ?? 'http://localhost',
    basePath: '/api/auth',
    secrets: [...keys],
    // Opens what was encrypted before keys had a version.
    secret: oldestOf(keys).value,
    database: { db, type: engine, transaction: true },
    telemetry: { enabled: false },
    logger: errorCauseLog(log),
    // Our own limits count failures per account; these would count per address alone.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength,
      password: { hash: hashing.hash, verify: hashing.verify },
    },
    plugins: [
      createSessionFor(),
      secondStep(),
      twoFactor({
        backupCodeOptions: {
          customBackupCodesGenerate: newRecoveryCodes,
          storeBackupCodes: {
            encrypt: (codes) => hashedCodes(hashing, codesIn(codes)),
            decrypt: () => Promise.reject(new Error('recovery codes are hashed')),
          },
        },
      }),
    ],
    session: {
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
      // Without a default, which would win over what `createSessionFor` says: the column has it.
      additionalFields: {
        lastUsedAt: { type: 'string', input: false, required: false },
        signInBy: { type: 'string', input: false, required: false },
        listedAs: { type: 'string', input: false, required: false },
      },
    },
    user: {
      modelName: 'staff',
      additionalFields: {
        mustChangePassword: { type: 'boolean', input: false, defaultValue: false },
        disabledAt: { type: 'string', input: false, required: false },
      },
    },
    advanced: {
      // One statement for a session and its owner. In two, a database that goes away between them
      // makes better-auth print the error, whatever its logger.
      database: { generateId: () => newId(), joins: true },
      // True would put __Secure- before our own __Host-, and browsers then refuse the cookie.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/', secure },
      cookies,
      // The limits are ours, so no address is to be stored with a session.
      ipAddress: { disableIpTracking: true },
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            const owner = await db
              .selectFrom('staff')
              .select('disabledAt')
              .where('id', '=', userId)
              .executeTakeFirst();
            return owner?.disabledAt === null;
          },
        },
      },
    },
  });
  const names = Object.values(cookies).map(({ name }) => name);
  return { ...auth, api: withErrorCauses(withRotatedKeys(auth.api, names, keys)) };
}

/** Under https a cookie is bound to the host: no neighbouring site can set one of that name. */
export function cookieName(name: string, publicOrigin: string | null): string {
  return publicOrigin?.startsWith('https:') ? `__Host-${name}` : name;
}
