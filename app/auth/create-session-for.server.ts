import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';

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
export function createSessionFor() {
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
