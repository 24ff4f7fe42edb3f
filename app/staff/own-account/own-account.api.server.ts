import type { Context } from 'hono';
import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { ownRoutes, setUpRoutes, staffRoutes } from '#app/http/routes.server.ts';
import { maxPasswordLength } from '#app/auth/password-length.ts';
import { device } from './user-agent.ts';
import { profile, saveProfile } from './profile.server.ts';
import { eventEntry } from '../event-entry.ts';
import { changeOwnPassword } from '../accounts/passwords.server.ts';
import { endOwnSessions, listOwnSessions, readOwnEvents } from './own-account.server.ts';
import {
  me,
  mustProveOneself,
  ownAccountsOnly,
  proofRefusals,
} from './prove-oneself.api.server.ts';
import { secret } from '../secret-schema.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeOwnSecondFactor,
  renewRecoveryCodes,
} from '../accounts/second-factor.server.ts';
import { clearSiteData, signOut } from '../sign-in/sign-out.server.ts';

const passwords = v.object({ currentPassword: secret, newPassword: secret });
const ownPassword = v.object({ password: secret });
/** Empty with single sign-on, where there is no password. */
const perhapsPassword = v.object({
  password: v.optional(
    v.pipe(v.string('not_text'), v.maxLength(maxPasswordLength, 'too_long')),
    '',
  ),
});
const oneCode = v.object({ code: secret });

const ended = v.object({ deletedCount: v.number() });
const success = v.object({ success: v.literal(true) });
const ownSession = v.object({
  id: v.string(),
  device,
  createdAt: v.string(),
  expiresAt: v.string(),
  isCurrent: v.boolean(),
});

/** Routes for the user's own password and sessions. */
export const ownAccountRoutes = ownRoutes('Own account')
  .route(
    'POST /api/account/password',
    {
      summary: 'Change one’s own password; all sessions end, and a new one begins here',
      guard: ownAccountsOnly,
      body: json(passwords),
      answer: ok(success, 'Changed'),
      refuses: proofRefusals,
    },
    async (scope) => {
      const { services, c, body, refuse } = scope;
      await mustProveOneself(scope, body.currentPassword, 'currentPassword');
      const next = { current: body.currentPassword, next: body.newPassword };
      const change = await changeOwnPassword(services, c.req.raw.headers, me(scope), next);
      if (change.status !== 'changed') {
        throw refuse('invalid_input', { errors: [fieldError('newPassword', change.status)] });
      }
      setCookies(c, change.cookies);
      return { success: true as const };
    },
  )
  .route(
    'GET /api/account/sessions',
    {
      summary: 'One’s own sessions, the newest first',
      answer: ok(v.array(ownSession), 'Sessions'),
    },
    (scope) => {
      const { auth, settings } = scope.services;
      const idle = { idleMinutes: settings.sessionIdleMinutes, now: scope.now };
      return listOwnSessions(auth, me(scope), idle);
    },
  )
  .route(
    'POST /api/account/sessions/end',
    {
      summary: 'Sign out everywhere, here too',
      body: json(perhapsPassword),
      answer: ok(ended, 'How many sessions ended'),
      refuses: proofRefusals,
    },
    async (scope) => {
      const { services, db, c, body } = scope;
      await mustProveOneself(scope, body.password);
      const deletedCount = await endOwnSessions(db, me(scope), 'all', services.now());
      setCookies(c, await signOut(services.auth, c.req.raw.headers));
      c.header('clear-site-data', clearSiteData);
      return { deletedCount };
    },
  )
  .route(
    'POST /api/account/sessions/:id/end',
    {
      summary: 'End one of one’s own sessions',
      body: json(perhapsPassword),
      answer: ok(ended, 'How many ended'),
      refuses: proofRefusals,
    },
    async (scope) => {
      const { services, db, params, body } = scope;
      await mustProveOneself(scope, body.password);
      const which = { id: params.id };
      return { deletedCount: await endOwnSessions(db, me(scope), which, services.now()) };
    },
  );

/** Routes to set up a second factor. */
export const secondFactorSetUpRoutes = setUpRoutes('Own account')
  .route(
    'POST /api/account/second-factor',
    {
      summary: 'Begin to set up a second factor; it is asked for once a code has confirmed it',
      guard: ownAccountsOnly,
      body: json(ownPassword),
      answer: ok(
        v.object({ uri: v.string(), secret: v.string(), recoveryCodes: v.array(v.string()) }),
        'For the authenticator app, shown only this once',
      ),
      refuses: [...proofRefusals, 'has_second_factor'],
    },
    async (scope) => {
      const { services, c, body, refuse } = scope;
      await mustProveOneself(scope, body.password);
      const setup = await beginSecondFactor(services, c.req.raw.headers, body.password);
      if (!setup) throw refuse('has_second_factor');
      return setup;
    },
  )
  .route(
    'POST /api/account/second-factor/confirm',
    {
      summary: 'Switch the second factor on with a code from the app',
      guard: ownAccountsOnly,
      body: json(oneCode),
      answer: ok(success, 'On'),
      refuses: ['invalid_input'],
    },
    async ({ services, c, staff, body, refuse }) => {
      const { headers } = c.req.raw;
      const cookies = await confirmSecondFactor(services, headers, staff.id, body.code);
      if (!cookies) throw refuse('invalid_input', { errors: [fieldError('code', 'wrong_code')] });
      setCookies(c, cookies);
      return { success: true as const };
    },
  );

/** Routes that require a fully set up account. */
export const ownStaffRoutes = staffRoutes('Own account')
  .route(
    'PUT /api/account/profile',
    {
      summary: 'One’s own name, as colleagues see it, and the page with which one starts',
      body: json(profile),
      answer: ok(success, 'Kept'),
      refuses: ['invalid_input'],
    },
    async ({ db, staff, body, now, refuse }) => {
      const done = await saveProfile(db, staff.id, body, now);
      if (done !== 'kept') throw refuse('invalid_input', { errors: [fieldError('name', done)] });
      return { success: true as const };
    },
  )
  .route(
    'GET /api/account/events',
    {
      summary: 'The last that happened to one’s own account, the newest first',
      answer: ok(v.array(eventEntry), 'Entries of the log'),
    },
    (scope) => readOwnEvents(scope.db, me(scope)),
  )
  .route(
    'POST /api/account/second-factor/remove',
    {
      summary: 'Take the second factor off',
      guard: ownAccountsOnly,
      body: json(ownPassword),
      answer: ok(success, 'Off'),
      refuses: [...proofRefusals, 'no_second_factor'],
    },
    async (scope) => {
      const { services, c, staff, body, refuse } = scope;
      if (!staff.hasSecondFactor) throw refuse('no_second_factor');
      await mustProveOneself(scope, body.password);
      const { headers } = c.req.raw;
      const cookies = await removeOwnSecondFactor(services, headers, staff.id);
      if (!cookies) throw refuse('no_second_factor');
      setCookies(c, cookies);
      return { success: true as const };
    },
  )
  .route(
    'POST /api/account/second-factor/recovery-codes',
    {
      summary: 'New recovery codes in place of the old ones',
      guard: ownAccountsOnly,
      body: json(ownPassword),
      answer: ok(
        v.object({ recoveryCodes: v.array(v.string()) }),
        'The codes, shown only this once',
      ),
      refuses: [...proofRefusals, 'no_second_factor'],
    },
    async (scope) => {
      const { services, staff, body, refuse } = scope;
      await mustProveOneself(scope, body.password);
      const recoveryCodes = await renewRecoveryCodes(services, staff.id);
      if (!recoveryCodes) throw refuse('no_second_factor');
      return { recoveryCodes };
    },
  );

function setCookies(c: Context, cookies: string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}
