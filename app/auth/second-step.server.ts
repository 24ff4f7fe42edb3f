import type { GenericEndpointContext } from 'better-auth';
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { expireCookie, setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';

const serverOnly = { SERVER_ONLY: true } as const;

/**
 * For better-auth: its second step without its own look at the code. Our own code looks, because the
 * library takes a code again for 90 seconds and shuts an account's second step for its owner, too.
 */
export function secondStep() {
  return {
    id: 'second-step',
    endpoints: {
      /** Whose second step the request's cookie stands for; null without a good one. */
      pendingSecondStep: createAuthEndpoint(
        '/second-step/pending',
        { method: 'POST', body: v.object({}), metadata: serverOnly },
        async (ctx) => {
          const pending = await pendingOf(ctx);
          const user = pending && (await ctx.context.internalAdapter.findUserById(pending.userId));
          return ctx.json(user ? { id: pending.id, staffId: user.id, email: user.email } : null);
        },
      ),
      /** Uses the second step up and begins the session. */
      passSecondStep: createAuthEndpoint(
        '/second-step/pass',
        { method: 'POST', body: v.object({}), metadata: serverOnly },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const pending = await pendingOf(ctx);
          // Of two that come at once one finds it gone.
          const used = pending && (await internalAdapter.consumeVerificationValue(pending.id));
          const user = used && (await internalAdapter.findUserById(used.value));
          const session = user && (await internalAdapter.createSession(user.id));
          if (!session) return ctx.json(null, { status: 401 });
          await setSessionCookie(ctx, { session, user });
          expireCookie(ctx, ctx.context.createAuthCookie(cookie));
          return ctx.json({ ok: true });
        },
      ),
      /** After what protects the account has changed: its session goes on under another token. */
      replaceSession: createAuthEndpoint(
        '/second-step/replace-session',
        { method: 'POST', body: v.object({}), use: [sessionMiddleware], metadata: serverOnly },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const { user, session } = ctx.context.session;
          const fresh = await internalAdapter.createSession(user.id, false, session);
          await setSessionCookie(ctx, { session: fresh, user });
          await internalAdapter.deleteSession(session.token);
          return ctx.json({ ok: true });
        },
      ),
    },
  };
}

/** As the library's plugin calls it; its real name is among our cookies. */
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
