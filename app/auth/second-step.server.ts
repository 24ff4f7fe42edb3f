import type { GenericEndpointContext } from 'better-auth';
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { expireCookie, setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';

const serverOnly = { SERVER_ONLY: true } as const;

/**
 * A better-auth plugin for the second step of sign-in that leaves the check of the code to us. The library's
 * own check accepts a code again for 90 seconds, and locks the owner out, too, when somebody else fails.
 */
export function secondStep() {
  return {
    id: 'second-step',
    endpoints: {
      /** The pending second step that the request's cookie refers to; null without a valid cookie. */
      pendingSecondStep: createAuthEndpoint(
        '/second-step/pending',
        { method: 'POST', body: v.object({}), metadata: serverOnly },
        async (ctx) => {
          const pending = await pendingOf(ctx);
          const user = pending && (await ctx.context.internalAdapter.findUserById(pending.userId));
          return ctx.json(user ? { id: pending.id, staffId: user.id, email: user.email } : null);
        },
      ),
      /** Completes the second step and creates the session. */
      passSecondStep: createAuthEndpoint(
        '/second-step/pass',
        { method: 'POST', body: v.object({}), metadata: serverOnly },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const pending = await pendingOf(ctx);
          // Of two concurrent requests the second finds it consumed.
          const used = pending && (await internalAdapter.consumeVerificationValue(pending.id));
          const user = used && (await internalAdapter.findUserById(used.value));
          const session = user && (await internalAdapter.createSession(user.id));
          if (!session) return ctx.json(null, { status: 401 });
          await setSessionCookie(ctx, { session, user });
          expireCookie(ctx, ctx.context.createAuthCookie(cookie));
          return ctx.json({ ok: true });
        },
      ),
      /** Gives the session a new token after a change of the account's credentials. */
      replaceSession: createAuthEndpoint(
        '/second-step/replace-session',
        { method: 'POST', body: v.object({}), use: [sessionMiddleware], metadata: serverOnly },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const { user, session } = ctx.context.session;
          const { token, ...kept } = session;
          // With `true` it keeps its beginning and its end: a new token is no new sign-in.
          const fresh = await internalAdapter.createSession(user.id, false, kept, true);
          await setSessionCookie(ctx, { session: fresh, user });
          await internalAdapter.deleteSession(token);
          return ctx.json({ ok: true });
        },
      ),
    },
  };
}

/** The cookie name that better-auth's plugin uses; `cookieName` makes the real one. */
const cookie = 'two_factor';

async function pendingOf(
  ctx: GenericEndpointContext,
): Promise<{ id: string; userId: string } | null> {
  const { name } = ctx.context.createAuthCookie(cookie);
  const id = await ctx.getSignedCookie(name, ctx.context.secret);
  const pending = id ? await ctx.context.internalAdapter.findVerificationValue(id) : null;
  if (!id || !pending || new Date(pending.expiresAt) < new Date()) return null;
  return { id, userId: pending.value };
}
