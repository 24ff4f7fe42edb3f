import type { Context } from 'hono';
import * as v from 'valibot';
import { recordEvent } from '#app/database/event-log.server.ts';
import { redirection } from '#app/http/answers.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { type ApiEnvironment, publicRoutes } from '#app/http/routes.server.ts';
import { pendingSignIn } from '#app/auth/identity/oidc.server.ts';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import { rememberedPage } from '#app/auth/remembered-page.ts';
import { startPageOf } from '#app/auth/start-page.server.ts';
import { signedCookie } from '#app/serving/signed-cookie.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { provisionUser, sessionFor } from './provision-user.server.ts';
import { endReplaced, sessionOfBrowser } from '../sign-in/sign-out.server.ts';
import type { SignInProblem } from '../sign-in/sign-in-problem.ts';

/**
 * The pending sign-in, and the current session: its own cookie is not sent on the way back. Ten minutes are enough to
 * sign in at the provider.
 */
const pendingCookie = signedCookie('sampan-pending', {
  holds: v.object({ ...pendingSignIn.entries, replaces: v.nullable(v.string()) }),
  purpose: 'pending-sign-in',
  seconds: 600,
});

/** Sign-in through the single sign-on provider. Browsers open these addresses directly. */
export const singleSignOnRoutes = publicRoutes('Sign-in')
  .route(
    'GET /api/auth/oidc/start',
    {
      summary: 'To the provider of single sign-on',
      answer: redirection('Away to the next address'),
      refuses: ['not_found'],
    },
    async ({ services, c }) => {
      const { oidc } = singleSignOn(services);
      // Without a page to go back to, the callback knows who came, and where that person starts.
      const asked = c.req.query('next');
      const next = asked ? rememberedPage(asked) : '';
      try {
        const { address, pending } = await oidc.begin(redirectUri(c), next);
        const replaces = await sessionOfBrowser(services.auth, c.req.raw.headers);
        c.header('set-cookie', await pendingCookie.serialize(services, { ...pending, replaces }));
        return c.redirect(address);
      } catch (error) {
        return problem(c, error, next);
      }
    },
  )
  .route(
    'GET /api/auth/oidc/callback',
    {
      summary: 'Back from the provider of single sign-on',
      answer: redirection('Away to the next address'),
      refuses: ['not_found'],
    },
    async ({ services, db, now, c }) => {
      const external = singleSignOn(services);
      const pending = await pendingCookie.parse(services, c.req.raw);
      // The cookie is valid once, whatever the result.
      c.header('set-cookie', await pendingCookie.clear(services), { append: true });
      if (!pending) return away(c, 'again', { next: null });
      const { next } = pending;
      try {
        const address = new URL(new URL(c.req.url).search, redirectUri(c));
        const checked = await external.oidc.finish(address, pending);
        if ('refused' in checked) return away(c, 'refused', { next, code: checked.refused });
        const provisioned = await provisionUser(db, external, checked.identity, services.now());
        if ('refused' in provisioned) {
          return away(c, 'not-listed', { next, code: provisioned.refused });
        }
        const { userId } = provisioned;
        const session = await sessionFor(services.auth, external, provisioned, c.req.raw.headers);
        if (!session) return away(c, 'not-listed', { next, code: 'oidc/disabled_here' });
        await endReplaced(db, pending.replaces, services.now());
        for (const setCookie of session.headers.getSetCookie()) {
          c.header('set-cookie', setCookie, { append: true });
        }
        const event = { actor: userId, action: 'staff.signed-in', subject: userId };
        await recordEvent(db, event, now);
        return c.redirect(next || (await startPageOf(db, userId)));
      } catch (error) {
        return problem(c, error, next);
      }
    },
  );

function singleSignOn({ externalSignIn }: Pick<Services, 'externalSignIn'>) {
  if (externalSignIn?.kind !== 'oidc') throw new ApiError('not_found');
  return externalSignIn;
}

function problem(c: Context<ApiEnvironment>, error: unknown, next: string) {
  if (!(error instanceof ExternalServiceError)) throw error;
  return away(c, 'unreachable', { next, code: error.code });
}

/** Back to the sign-in page, which shows the problem and still knows the page to go on to. */
function away(
  c: Context<ApiEnvironment>,
  what: SignInProblem,
  { next, code = what }: { next: string | null; code?: string },
) {
  c.env.services.metrics.signInFailures.inc({ step: 'single-sign-on' });
  c.env.services.log.warn({ code }, 'sign-in refused');
  return c.redirect(`/admin?${new URLSearchParams({ problem: what, ...(next && { next }) })}`);
}

function redirectUri(c: Context<ApiEnvironment>): string {
  const origin = c.env.services.settings.publicOrigin ?? new URL(c.req.url).origin;
  return `${origin}/api/auth/oidc/callback`;
}
