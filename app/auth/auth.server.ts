import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { v7 as newId } from 'uuid';
import type { OpenDatabase } from '#app/database/database.server.ts';
import type { Log } from '#app/config/log.server.ts';
import { withRotatedKeys } from './rotated-cookie-keys.server.ts';
import { codesIn, hashedCodes, newRecoveryCodes } from './recovery-codes.server.ts';
import { secondStep } from './second-step.server.ts';
import { type VersionedKeys, oldestOf } from '#app/config/secrets.server.ts';
import { maxPasswordLength, minPasswordLength } from './password-length.ts';
import type { SlowHashing } from './slow-hashing.server.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { wrapCalls } from './wrap-calls.server.ts';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';

/** better-auth on our database: only its accounts and sessions are reachable. */
export type Auth = ReturnType<typeof createAuth>;

/** Twelve hours: a working day. Use does not extend it, so a forgotten phone is signed out. */
const sessionSeconds = 12 * 60 * 60;

/**
 * Sign-in by e-mail and password. Migrate the schema first: better-auth compares it on creation and logs a
 * mismatch. `publicOrigin` decides the cookie's name and flags. The first of `keys` signs and encrypts; all
 * verify and decrypt. A session begins by the clock of `now`, and ends by this machine's (record 0024).
 */
export function createAuth(
  { db, engine }: OpenDatabase,
  keys: VersionedKeys,
  publicOrigin: string | null,
  log: Log,
  hashing: SlowHashing,
  now: () => Date = () => new Date(),
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
    // Decrypts what was encrypted before keys had a version.
    secret: oldestOf(keys).value,
    database: { db, type: engine, transaction: true },
    telemetry: { enabled: false },
    logger: errorCauseLog(log),
    // Our own limits count failures per account; these would count per address only.
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
      // No default here: it would override what `createSessionFor` passes. The column has one.
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
      // Reads a session and its owner in one statement. With two, a database that becomes unreachable in
      // between makes better-auth print the error, bypassing its logger.
      database: { generateId: () => newId(), joins: true },
      // True would put __Secure- before our own __Host-, and browsers then refuse the cookie.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/', secure },
      cookies,
      // Our own rate limits are used, so sessions need not store an address.
      ipAddress: { disableIpTracking: true },
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId, createdAt }) => {
            const owner = await db
              .selectFrom('staff')
              .select('disabledAt')
              .where('id', '=', userId)
              .executeTakeFirst();
            if (owner?.disabledAt !== null) return false;
            // Dated just now, by this machine's clock; one that takes another's place keeps its beginning.
            const isNew = Math.abs(Date.now() - createdAt.getTime()) < 1000;
            return isNew ? { data: { createdAt: now() } } : true;
          },
        },
      },
    },
  });
  const names = Object.values(cookies).map(({ name }) => name);
  return { ...auth, api: withErrorCauses(withRotatedKeys(auth.api, names, keys)) };
}

/**
 * Under https the cookie is bound to the host, so that no site on a sibling domain can set one of that name.
 */
export function cookieName(name: string, publicOrigin: string | null): string {
  return publicOrigin?.startsWith('https:') ? `__Host-${name}` : name;
}

const calls = new AsyncLocalStorage<{ reason?: unknown }>();

/**
 * Makes the calls of better-auth throw the error that caused a failure. By itself the library only logs why
 * it could not read or end a session, and then throws or returns something of its own, from which nobody can
 * tell that the database is unreachable.
 */
function withErrorCauses<Api extends object>(api: Api): Api {
  return wrapCalls(api, (call) => (input) => withErrorCause(() => call(input)));
}

async function withErrorCause(call: () => Promise<unknown>): Promise<unknown> {
  const captured: { reason?: unknown } = {};
  const result = await calls.run(captured, call).catch((error: unknown) => {
    throw captured.reason ?? error;
  });
  if (captured.reason) throw captured.reason;
  return result;
}

/**
 * The logger of better-auth. Errors during a call are kept for `withErrorCauses` and logged by whoever
 * handles the request. An error outside any call is logged here, without the library's message.
 */
function errorCauseLog(log: Log) {
  return {
    level: 'error',
    log(_level: string, ...details: unknown[]) {
      const captured = calls.getStore();
      const error = details.find((detail) => detail instanceof Error);
      if (!captured) log.error({ err: error }, 'better-auth');
      else if (error) captured.reason ??= error;
    },
  } as const;
}

const createSessionForBody = v.object({
  userId: v.string(),
  signInBy: v.string(),
  listedAs: v.nullable(v.string()),
  /** When the session that this one replaces began. */
  signedInAt: v.optional(v.date()),
});

/**
 * A better-auth plugin that creates a session for somebody whom another provider has vouched for, or who has
 * just given their password. Only our own code can call it, because none of better-auth's paths is served.
 */
function createSessionFor() {
  return {
    id: 'sign-in-as',
    endpoints: {
      createSessionFor: createAuthEndpoint(
        '/sign-in/as',
        { method: 'POST', body: createSessionForBody, metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          // The session creation hook refuses disabled accounts.
          const { signInBy, listedAs, signedInAt } = ctx.body;
          const made = { signInBy, listedAs, ...(signedInAt && { createdAt: signedInAt }) };
          // Without `true` the library would date it anew.
          const session = user && (await internalAdapter.createSession(user.id, false, made, true));
          if (!session) return ctx.json(null, { status: 401 });
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ ok: true });
        },
      ),
    },
  };
}
