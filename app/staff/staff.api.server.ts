import * as v from 'valibot';
import {
  Refusal,
  apiDoor,
  checked,
  described,
  jsonBody,
  readJson,
} from '#app/platform/api.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { staffSession } from '#app/platform/staff-session.server.ts';
import { signIn } from './sign-in.server.ts';

const credentials = v.object({
  email: v.pipe(v.string('not_text'), v.nonEmpty('required'), v.maxLength(254, 'too_long')),
  password: v.pipe(v.string('not_text'), v.nonEmpty('required'), v.maxLength(128, 'too_long')),
});

const staff = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  mustChangePassword: v.boolean(),
});

const session = v.object({ staff, expiresAt: v.string(), mailIsDelivered: v.boolean() });

/** `/api/auth`: signing in and out, and asking who is signed in. Nothing else of better-auth is reachable. */
export const staffDoor = apiDoor()
  .post(
    '/sign-in/email',
    described(
      'Sign in',
      {
        200: { description: 'Signed in; a cookie holds the session', schema: v.object({ staff }) },
      },
      [400, 401, 403, 413, 415, 422],
      { requestBody: jsonBody(credentials) },
    ),
    async (c) => {
      const { services, clientAddress } = c.env;
      const sent = checked(credentials, await readJson(c.req.raw));
      const response = await signIn(services, sent, c.req.raw.headers, clientAddress);
      if (!response) {
        services.log.warn({ code: 'sign_in_failed' }, 'sign-in failed');
        throw new Refusal(401, 'invalid_credentials');
      }
      const cookies = response.headers.getSetCookie();
      for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
      // The cookie is not in the request yet, so the session is looked up with the one just made.
      const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
      const made = await staffSession(services, new Headers({ cookie }));
      if (!made) throw new Refusal(401, 'invalid_credentials');
      const event = { actor: made.staff.id, action: 'staff.signed-in', subject: made.staff.id };
      await recordEvent(services.database.db, event, services.now());
      return c.json({ staff: made.staff });
    },
  )
  .post(
    '/sign-out',
    described(
      'Sign out',
      { 200: { description: 'Signed out', schema: v.object({ success: v.literal(true) }) } },
      [403],
    ),
    async (c) => {
      const { auth } = c.env.services;
      const { headers } = c.req.raw;
      const response = await auth.api.signOut({ headers, asResponse: true });
      for (const cookie of response.headers.getSetCookie()) {
        c.header('set-cookie', cookie, { append: true });
      }
      return c.json({ success: true });
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
