import type { Context } from 'hono';
import * as v from 'valibot';
import { recordEvent } from '#app/database/event-log.server.ts';
import {
  type ApiEnvironment,
  Refusal,
  apiDoor,
  checked,
  described,
  jsonBody,
  readJson,
} from '#app/platform/api.server.ts';
import { fieldError } from '#app/platform/problem.ts';
import { staffSession } from '#app/platform/staff-session.server.ts';
import { knownBrowserCookie } from './known-browser.server.ts';
import { takeSecondStep } from './second-factor.server.ts';
import { secret } from './secret-text.ts';
import { signIn } from './sign-in.server.ts';
import { clearSiteData, endReplaced, sessionOfBrowser, signOut } from './sign-out.server.ts';
import { mailLinkUsed } from './staff-mail.server.ts';
import { readLink, setPasswordByLink } from './staff-links.server.ts';

const credentials = v.object({
  email: v.pipe(v.string('not_text'), v.nonEmpty('required'), v.maxLength(254, 'too_long')),
  password: secret,
});
const oneCode = v.object({ code: secret });
const link = v.object({ token: secret });
const linkAndPassword = v.object({ token: secret, newPassword: secret });

const staff = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  mustChangePassword: v.boolean(),
  hasSecondFactor: v.boolean(),
  mustAddSecondFactor: v.boolean(),
});

const session = v.object({
  staff,
  expiresAt: v.string(),
  mailIsDelivered: v.boolean(),
  signInBy: v.nullable(v.string()),
  picturesStay: v.boolean(),
});
const success = v.object({ success: v.literal(true) });

/** `/api/auth`: signing in and out, and asking who is signed in. Nothing else of better-auth is reachable. */
export const staffDoor = apiDoor()
  .post(
    '/sign-in/email',
    described(
      'Sign in',
      {
        200: {
          description:
            'Signed in, and a cookie holds the session; or, with `secondStep`, a code is needed first',
          schema: v.union([v.object({ staff }), v.object({ secondStep: v.literal('code') })]),
        },
      },
      [400, 401, 403, 413, 415, 422, 503],
      { requestBody: jsonBody(credentials) },
    ),
    async (c) => {
      const { services, clientAddress } = c.env;
      const sent = checked(credentials, await readJson(c.req.raw));
      const response = await signIn(services, sent, c.req.raw.headers, clientAddress);
      if (!response) {
        services.metrics.signInFailures.inc({ step: 'password' });
        throw new Refusal(401, 'invalid_credentials');
      }
      const cookies = response.headers.getSetCookie();
      const { twoFactorRedirect } = (await response.json()) as { twoFactorRedirect?: true };
      if (!twoFactorRedirect) return signedIn(c, cookies);
      for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
      return c.json({ secondStep: 'code' as const });
    },
  )
  .post(
    '/sign-in/code',
    described(
      'The second step of signing in: a code from the app, or one of the recovery codes',
      {
        200: { description: 'Signed in; a cookie holds the session', schema: v.object({ staff }) },
      },
      [400, 401, 403, 413, 415, 422, 429],
      { requestBody: jsonBody(oneCode) },
    ),
    async (c) => {
      const { services, clientAddress } = c.env;
      const { code } = checked(oneCode, await readJson(c.req.raw));
      const step = await takeSecondStep(services, c.req.raw.headers, code, clientAddress);
      if (typeof step === 'string') services.metrics.signInFailures.inc({ step: 'code' });
      if (step === 'locked') throw new Refusal(429, 'too_many', [], 15 * 60);
      if (typeof step === 'string') throw new Refusal(401, step);
      return signedIn(c, step.cookies);
    },
  )
  .post(
    '/link',
    described(
      'What a one-time link is for',
      {
        200: {
          description: 'Whose password it sets, and whether that makes the account',
          schema: v.object({ email: v.string(), isInvitation: v.boolean() }),
        },
      },
      [400, 403, 404, 413, 415, 422],
      { requestBody: jsonBody(link) },
    ),
    async (c) => {
      const { database, now } = c.env.services;
      const { token } = checked(link, await readJson(c.req.raw));
      const purpose = await readLink(database.db, token, now());
      if (!purpose) throw new Refusal(404, 'link_gone');
      return c.json(purpose);
    },
  )
  .post(
    '/link/password',
    described(
      'Choose a password by a one-time link, which is then used up',
      { 200: { description: 'One can sign in with it now', schema: success } },
      [400, 403, 404, 413, 415, 422],
      { requestBody: jsonBody(linkAndPassword) },
    ),
    async (c) => {
      const sent = checked(linkAndPassword, await readJson(c.req.raw));
      const { services } = c.env;
      // Only a link that is good gets as far as hashing.
      const use = await services.hashing.ahead(() =>
        setPasswordByLink(services, sent.token, sent.newPassword),
      );
      if (use === 'gone') throw new Refusal(404, 'link_gone');
      if (typeof use === 'string') {
        throw new Refusal(422, 'invalid_input', [fieldError('newPassword', use)]);
      }
      await mailLinkUsed(services, use.email, use);
      return c.json({ success: true as const });
    },
  )
  .post(
    '/sign-out',
    described('Sign out', { 200: { description: 'Signed out', schema: success } }, [403]),
    async (c) => {
      const { services } = c.env;
      const { headers } = c.req.raw;
      const ended = await staffSession(services, headers);
      const { outsideSignIn } = services;
      if (ended && outsideSignIn?.kind === 'identity-provider') {
        await outsideSignIn.standing.drop(ended.staff.id);
      }
      for (const cookie of await signOut(services, headers)) {
        c.header('set-cookie', cookie, { append: true });
      }
      c.header('clear-site-data', clearSiteData);
      if (ended) await record(c, ended.staff.id, 'staff.signed-out');
      return c.json({ success: true as const });
    },
  )
  .get(
    '/get-session',
    described(
      'Who is signed in',
      { 200: { description: 'The session, or null', schema: v.nullable(session) } },
      [],
    ),
    async (c) => c.json(await staffSession(c.env.services, c.req.raw.headers)),
  );

/** Hands out the session, and the cookie by which this browser is known from now on. */
async function signedIn(c: Context<ApiEnvironment>, cookies: string[]) {
  const { services } = c.env;
  // The cookie is not in the request yet, so the session is looked up with the one just made.
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  const made = await staffSession(services, new Headers({ cookie }));
  if (!made) throw new Refusal(401, 'invalid_credentials');
  await endReplaced(services, await sessionOfBrowser(services, c.req.raw.headers));
  for (const one of [...cookies, knownBrowserCookie(services, made.staff.email)]) {
    c.header('set-cookie', one, { append: true });
  }
  await record(c, made.staff.id, 'staff.signed-in');
  return c.json({ staff: made.staff });
}

function record(c: Context<ApiEnvironment>, staffId: string, action: string): Promise<void> {
  const { database, now } = c.env.services;
  return recordEvent(database.db, { actor: staffId, action, subject: staffId }, now());
}
