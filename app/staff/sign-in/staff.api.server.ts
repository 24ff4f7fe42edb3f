import * as v from 'valibot';
import { recordEvent } from '#app/database/event-log.server.ts';
import { storable } from '#app/forms/text-schema.ts';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { type RequestScope, publicRoutes } from '#app/http/routes.server.ts';
import { startPages } from '#app/auth/remembered-page.ts';
import { roles } from '#app/auth/staff-member.ts';
import { staffSession } from '#app/http/staff-session.server.ts';
import { trustedDeviceCookie } from './trusted-device.server.ts';
import { takeSecondStep } from './second-step.server.ts';
import { secret } from '../secret-schema.ts';
import { signIn } from './sign-in.server.ts';
import { clearSiteData, endReplaced, sessionOfBrowser, signOut } from './sign-out.server.ts';
import { mailLinkUsed } from '../staff-mail.server.ts';
import { readLink, setPasswordByLink } from '../accounts/links.server.ts';

const credentials = v.object({
  email: v.pipe(
    v.string('not_text'),
    v.nonEmpty('required'),
    v.maxLength(254, 'too_long'),
    storable,
  ),
  password: secret,
});
const oneCode = v.object({ code: secret });
const link = v.object({ token: secret });
const linkAndPassword = v.object({ token: secret, newPassword: secret });

/** The signed-in user, as the API returns them. */
export const staffMember = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  mustChangePassword: v.boolean(),
  hasSecondFactor: v.boolean(),
  mustAddSecondFactor: v.boolean(),
});

const startPage = v.pipe(v.picklist(startPages), v.description('Where this person starts'));

const session = v.object({
  staff: staffMember,
  signedInAt: v.string(),
  expiresAt: v.string(),
  mailIsDelivered: v.boolean(),
  signInBy: v.nullable(v.string()),
  picturesStay: v.boolean(),
  startPage,
});
const success = v.object({ success: v.literal(true) });

/** better-auth's response to a correct password says whether a code is needed, too. */
const passwordAnswer = v.object({ twoFactorRedirect: v.optional(v.boolean()) });

/** Routes to sign in and out, and to ask who is signed in. Nothing else of better-auth is reachable. */
export const signInRoutes = publicRoutes('Sign-in')
  .route(
    'POST /api/auth/sign-in/email',
    {
      summary: 'Sign in',
      body: json(credentials),
      answer: ok(
        v.union([session, v.object({ secondStep: v.literal('code') })]),
        'Signed in, and a cookie holds the session; or, with `secondStep`, a code is needed first',
      ),
      refuses: ['invalid_credentials', 'busy'],
    },
    async (scope) => {
      const { services, c, clientAddress, body, refuse } = scope;
      const response = await signIn(services, body, c.req.raw.headers, clientAddress);
      if (!response) {
        services.metrics.signInFailures.inc({ step: 'password' });
        throw refuse('invalid_credentials');
      }
      const cookies = response.headers.getSetCookie();
      const { twoFactorRedirect } = v.parse(passwordAnswer, await response.json());
      if (!twoFactorRedirect) return begin(scope, cookies);
      for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
      return { secondStep: 'code' as const };
    },
  )
  .route(
    'POST /api/auth/sign-in/code',
    {
      summary: 'The second step of signing in: a code from the app, or one of the recovery codes',
      body: json(oneCode),
      answer: ok(session, 'Signed in; a cookie holds the session'),
      refuses: ['wrong_code', 'start_again', 'invalid_credentials', 'too_many'],
    },
    async (scope) => {
      const { services, c, clientAddress, body, refuse } = scope;
      const step = await takeSecondStep(services, c.req.raw.headers, body.code, clientAddress);
      if (step.status === 'right') return begin(scope, step.cookies);
      services.metrics.signInFailures.inc({ step: 'code' });
      if (step.status === 'locked') throw refuse('too_many', { retryAfterSeconds: 15 * 60 });
      throw refuse(step.status);
    },
  )
  .route(
    'POST /api/auth/link',
    {
      summary: 'What a one-time link is for',
      body: json(link),
      answer: ok(
        v.object({ email: v.string(), isInvitation: v.boolean() }),
        'Whose password it sets, and whether that makes the account',
      ),
      refuses: ['link_gone'],
    },
    async ({ db, body, now, refuse }) => {
      const purpose = await readLink(db, body.token, now);
      if (!purpose) throw refuse('link_gone');
      return purpose;
    },
  )
  .route(
    'POST /api/auth/link/password',
    {
      summary: 'Choose a password by a one-time link, which is then used up',
      body: json(linkAndPassword),
      answer: ok(success, 'One can sign in with it now'),
      refuses: ['link_gone', 'invalid_input'],
    },
    async ({ services, body, refuse }) => {
      // Only a valid link gets as far as hashing.
      const use = await services.hashing.ahead(() =>
        setPasswordByLink(services, body.token, body.newPassword),
      );
      if (use.status === 'gone') throw refuse('link_gone');
      if (use.status !== 'used') {
        throw refuse('invalid_input', { errors: [fieldError('newPassword', use.status)] });
      }
      await mailLinkUsed(services, use.email, use);
      return { success: true as const };
    },
  )
  .route(
    'POST /api/auth/sign-out',
    { summary: 'Sign out', answer: ok(success, 'Signed out') },
    async (scope) => {
      const { services, c } = scope;
      const { headers } = c.req.raw;
      const ended = await staffSession(services, headers);
      const { externalSignIn } = services;
      if (ended && externalSignIn?.kind === 'identity-provider') {
        await externalSignIn.providerSessions.drop(ended.staff.id);
      }
      for (const cookie of await signOut(services.auth, headers)) {
        c.header('set-cookie', cookie, { append: true });
      }
      c.header('clear-site-data', clearSiteData);
      if (ended) await record(scope, ended.staff.id, 'staff.signed-out');
      return { success: true as const };
    },
  )
  .route(
    'GET /api/auth/get-session',
    { summary: 'Who is signed in', answer: ok(v.nullable(session), 'The session, or null') },
    ({ services, c }) => staffSession(services, c.req.raw.headers),
  );

/** Sets the session cookie and the trusted device cookie. */
async function begin(scope: RequestScope, cookies: string[]) {
  const { services, db, c } = scope;
  // The request does not contain the new cookie yet, so the session is looked up with it explicitly.
  const cookie = cookies.map((setCookie) => setCookie.split(';')[0]).join('; ');
  const made = await staffSession(services, new Headers({ cookie }));
  if (!made) throw new ApiError('invalid_credentials');
  const replaced = await sessionOfBrowser(services.auth, c.req.raw.headers);
  await endReplaced(db, replaced, services.now());
  for (const setCookie of [...cookies, trustedDeviceCookie(services, made.staff.email)]) {
    c.header('set-cookie', setCookie, { append: true });
  }
  await record(scope, made.staff.id, 'staff.signed-in');
  return made;
}

/** Uses the current time and not that of the request: a password has been hashed since. */
function record({ db, services }: RequestScope, staffId: string, action: string): Promise<void> {
  return recordEvent(db, { actor: staffId, action, subject: staffId }, services.now());
}
