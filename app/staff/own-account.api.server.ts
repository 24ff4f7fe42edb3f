import type { Context } from 'hono';
import * as v from 'valibot';
import {
  type ApiEnvironment,
  Refusal,
  apiDoor,
  checked,
  described,
  jsonBody,
  readJson,
} from '#app/platform/api.server.ts';
import { longestPassword } from '#app/platform/password-length.ts';
import { fieldError } from '#app/platform/problem.ts';
import {
  requireOwnPassword,
  requireSession,
  requireStaff,
} from '#app/platform/staff-session.server.ts';
import { device } from './device.ts';
import { eventEntry } from './event-entry.ts';
import {
  changeOwnPassword,
  endOwnSessions,
  listOwnSessions,
  readOwnEvents,
} from './own-account.server.ts';
import { me, mustProveOneself, requireOwnAccounts } from './prove-oneself.api.server.ts';
import { secret } from './secret-text.ts';
import { clearSiteData, signOut } from './sign-out.server.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.server.ts';

const passwords = v.object({ currentPassword: secret, newPassword: secret });
const ownPassword = v.object({ password: secret });
/** Empty where there is no password: with single sign-on. */
const perhapsPassword = v.object({
  password: v.optional(v.pipe(v.string('not_text'), v.maxLength(longestPassword, 'too_long')), ''),
});
const oneCode = v.object({ code: secret });

const ended = v.object({ deletedCount: v.number() });
const success = v.object({ success: v.literal(true) });
const done = { success: true } as const;
const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

/** `/api/account`: one's own password, sessions and second factor. */
export const ownAccountDoor = apiDoor()
  .post(
    '/password',
    described(
      'Change one’s own password; all sessions end, and a new one begins here',
      { 200: { description: 'Changed', schema: success } },
      [400, 401, 403, 409, 413, 415, 422, 429],
      { requestBody: jsonBody(passwords) },
    ),
    requireSession,
    requireOwnAccounts,
    async (c) => {
      const sent = checked(passwords, await readJson(c.req.raw));
      await mustProveOneself(c, 'currentPassword', sent.currentPassword);
      const next = { current: sent.currentPassword, next: sent.newPassword };
      const change = await changeOwnPassword(c.env.services, c.req.raw.headers, me(c), next);
      if (typeof change === 'string') {
        throw new Refusal(422, 'invalid_input', [fieldError('newPassword', change)]);
      }
      return withCookies(c, change.cookies);
    },
  )
  .get(
    '/sessions',
    described(
      'One’s own sessions, the newest first',
      {
        200: {
          description: 'Sessions',
          schema: v.array(
            v.object({
              id: v.string(),
              device,
              createdAt: v.string(),
              expiresAt: v.string(),
              isCurrent: v.boolean(),
            }),
          ),
        },
      },
      [401],
    ),
    requireSession,
    async (c) => c.json(await listOwnSessions(c.env.services, me(c))),
  )
  .post(
    '/sessions/end',
    described(
      'Sign out everywhere, here too',
      { 200: { description: 'How many sessions ended', schema: ended } },
      [400, 401, 403, 413, 415, 422, 429],
      { requestBody: jsonBody(perhapsPassword) },
    ),
    requireSession,
    async (c) => {
      const { password } = checked(perhapsPassword, await readJson(c.req.raw));
      await mustProveOneself(c, 'password', password);
      const { services } = c.env;
      const deletedCount = await endOwnSessions(services, me(c), 'all');
      for (const cookie of await signOut(services, c.req.raw.headers)) {
        c.header('set-cookie', cookie, { append: true });
      }
      c.header('clear-site-data', clearSiteData);
      return c.json({ deletedCount });
    },
  )
  .post(
    '/sessions/:id/end',
    described(
      'End one of one’s own sessions',
      { 200: { description: 'How many ended', schema: ended } },
      [400, 401, 403, 413, 415, 422, 429],
      { requestBody: jsonBody(perhapsPassword) },
    ),
    requireSession,
    async (c) => {
      const { password } = checked(perhapsPassword, await readJson(c.req.raw));
      await mustProveOneself(c, 'password', password);
      const { id } = c.req.param();
      return c.json({ deletedCount: await endOwnSessions(c.env.services, me(c), { id }) });
    },
  )
  .get(
    '/events',
    described(
      'The last that happened to one’s own account, the newest first',
      { 200: { description: 'Entries of the log', schema: v.array(eventEntry) } },
      [401],
    ),
    requireStaff,
    async (c) => c.json(await readOwnEvents(c.env.services.database.db, me(c))),
  )
  .post(
    '/second-factor',
    described(
      'Begin to set up a second factor; it is asked for once a code has confirmed it',
      {
        200: {
          description: 'For the authenticator app, shown only this once',
          schema: v.object({
            uri: v.string(),
            secret: v.string(),
            recoveryCodes: v.array(v.string()),
          }),
        },
      },
      [400, 401, 403, 409, 413, 415, 422, 429],
      { requestBody: jsonBody(ownPassword) },
    ),
    requireOwnPassword,
    requireOwnAccounts,
    async (c) => {
      const { password } = checked(ownPassword, await readJson(c.req.raw));
      await mustProveOneself(c, 'password', password);
      const setup = await beginSecondFactor(c.env.services, c.req.raw.headers, password);
      if (!setup) throw new Refusal(409, 'has_second_factor');
      return c.json(setup);
    },
  )
  .post(
    '/second-factor/confirm',
    described(
      'Switch the second factor on with a code from the app',
      { 200: { description: 'On', schema: success } },
      [400, 401, 403, 409, 413, 415, 422],
      { requestBody: jsonBody(oneCode) },
    ),
    requireOwnPassword,
    requireOwnAccounts,
    async (c) => {
      const { code } = checked(oneCode, await readJson(c.req.raw));
      const { headers } = c.req.raw;
      const cookies = await confirmSecondFactor(c.env.services, headers, c.var.staff.id, code);
      if (!cookies) throw new Refusal(422, 'invalid_input', [fieldError('code', 'wrong_code')]);
      return withCookies(c, cookies);
    },
  )
  .post(
    '/second-factor/remove',
    described(
      'Take the second factor off',
      { 200: { description: 'Off', schema: success } },
      [400, 401, 403, 409, 413, 415, 422, 429],
      { requestBody: jsonBody(ownPassword) },
    ),
    requireStaff,
    requireOwnAccounts,
    async (c) => {
      const { password } = checked(ownPassword, await readJson(c.req.raw));
      if (!c.var.staff.hasSecondFactor) throw new Refusal(409, 'no_second_factor');
      await mustProveOneself(c, 'password', password);
      const { headers } = c.req.raw;
      const cookies = await removeSecondFactor(c.env.services, headers, c.var.staff.id, password);
      if (!cookies) throw new Refusal(409, 'no_second_factor');
      return withCookies(c, cookies);
    },
  )
  .post(
    '/second-factor/recovery-codes',
    described(
      'New recovery codes in place of the old ones',
      { 200: { description: 'The codes, shown only this once', schema: recoveryCodes } },
      [400, 401, 403, 409, 413, 415, 422, 429],
      { requestBody: jsonBody(ownPassword) },
    ),
    requireStaff,
    requireOwnAccounts,
    async (c) => {
      const { password } = checked(ownPassword, await readJson(c.req.raw));
      await mustProveOneself(c, 'password', password);
      const { headers } = c.req.raw;
      const codes = await renewRecoveryCodes(c.env.services, headers, c.var.staff.id, password);
      if (!codes) throw new Refusal(409, 'no_second_factor');
      return c.json({ recoveryCodes: codes });
    },
  );

function withCookies(c: Context<ApiEnvironment>, cookies: string[]) {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
  return c.json(done);
}
