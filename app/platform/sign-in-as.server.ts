import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';

/**
 * For better-auth: a session for somebody whom another provider has vouched for. Reached by our own
 * code alone, because none of better-auth's paths is.
 */
export function signInAs() {
  return {
    id: 'sign-in-as',
    endpoints: {
      signInAs: createAuthEndpoint(
        '/sign-in/as',
        { method: 'POST', body: v.object({ userId: v.string() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          // Refused for a disabled account by the hook that creates sessions.
          const session = user && (await internalAdapter.createSession(user.id));
          if (!session) return ctx.json(null, { status: 401 });
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ ok: true });
        },
      ),
    },
  };
}
