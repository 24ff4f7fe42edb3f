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
import { fieldError } from '#app/platform/problem.ts';
import { requireSession, requireStaff } from '#app/platform/staff-session.server.ts';
import { device } from './device.ts';
import {
  type SignedIn,
  changeOwnPassword,
  checkOwnPassword,
  endOwnSessions,
  listOwnSessions,
} from './own-account.server.ts';
import { secret } from './secret-text.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.server.ts';

const passwords = v.object({ currentPassword: secret, newPassword: secret });
const ownPassword = v.object({ password: secret });
const oneCode = v.object({ code: secret });

const success = v.object({ success: v.literal(true) });
const done = { success: true } as const;
const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

/** `/api/account`: one's own password, sessions and second factor. */
export const ownAccountDoor = apiDoor()
  .post(
    '/password',
    described(
      'Change one’s own password; all other sessions end',
      { 200: { description: 'Changed', schema: success } },
      [400, 401, 403, 413, 415, 422, 429],
      { requestBody: jsonBody(passwords) },
    ),
    requireSession,
    async (c) => {
      const sent = checked(passwords, await readJson(c.req.raw));
      await mustKnowPassword(c, 'currentPassword', sent.currentPassword);
      const next = { current: sent.currentPassword, next: sent.newPassword };
      const fault = await changeOwnPassword(c.env.services, me(c), next);
      if (fault) throw new Refusal(422, 'invalid_input', [fieldError('newPassword', fault)]);
      return c.json(done);
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
  .delete(
    '/sessions',
    described(
      'Sign out everywhere, here too',
      {
        200: {
          description: 'How many sessions ended',
          schema: v.object({ deletedCount: v.number() }),
        },
      },
      [401],
    ),
    requireSession,
    async (c) => c.json({ deletedCount: await endOwnSessions(c.env.services, me(c), 'all') }),
  )
  .delete(
    '/sessions/:id',
    described(
      'End one of one’s own sessions',
      { 200: { description: 'How many ended', schema: v.object({ deletedCount: v.number() }) } },
      [401, 404],
    ),
    requireSession,
    async (c) => {
      const { id } = c.req.param();
      return c.json({ deletedCount: await endOwnSessions(c.env.services, me(c), { id }) });
    },
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
    requireStaff,
    async (c) => {
      const { password } = checked(ownPassword, await readJson(c.req.raw));
      await mustKnowPassword(c, 'password', password);
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
      [400, 401, 403, 413, 415, 422],
      { requestBody: jsonBody(oneCode) },
    ),
    requireStaff,
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
    async (c) => {
      const { password } = checked(ownPassword, await readJson(c.req.raw));
      if (!c.var.staff.hasSecondFactor) throw new Refusal(409, 'no_second_factor');
      await mustKnowPassword(c, 'password', password);
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
    async (c) => {
      const { password } = checked(ownPassword, await readJson(c.req.raw));
      await mustKnowPassword(c, 'password', password);
      const { headers } = c.req.raw;
      const codes = await renewRecoveryCodes(c.env.services, headers, c.var.staff.id, password);
      if (!codes) throw new Refusal(409, 'no_second_factor');
      return c.json({ recoveryCodes: codes });
    },
  );

function me(c: Context<ApiEnvironment>): SignedIn {
  return { id: c.var.staff.id, email: c.var.staff.email, sessionId: c.var.sessionId };
}

async function mustKnowPassword(c: Context<ApiEnvironment>, field: string, password: string) {
  const check = await checkOwnPassword(c.env.services, me(c), password);
  if (check === 'too_many') throw new Refusal(429, 'too_many', [], 15 * 60);
  if (check === 'wrong_password') {
    throw new Refusal(422, 'invalid_input', [fieldError(field, 'wrong_password')]);
  }
}

function withCookies(c: Context<ApiEnvironment>, cookies: string[]) {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
  return c.json(done);
}
