import type { Context } from 'hono';
import * as v from 'valibot';
import { application } from '#app/applications/application.ts';
import {
  type Change,
  markContacted,
  recordCall,
  removeApplication,
  restoreApplication,
  undoContacted,
} from '#app/applications/application-changes.server.ts';
import { readCard } from '#app/applications/applications.server.ts';
import { callNote } from '#app/applications/call-outcome.ts';
import { createPassportCipher } from '#app/applications/passport-cipher.server.ts';
import {
  type ApiEnvironment,
  Refusal,
  apiDoor,
  checked,
  described,
  jsonBody,
  readJson,
} from '#app/platform/api.server.ts';
import { todayInDhaka } from '#app/platform/dhaka-time.ts';
import { requireStaff } from '#app/platform/staff-session.server.ts';

const counted = <Name extends string>(name: Name, description: string) => ({
  200: {
    description,
    schema: v.object({ [name]: v.number() } as Record<Name, v.NumberSchema<undefined>>),
  },
});

/** `/api/application`: what staff change. */
export const changesDoor = apiDoor()
  .patch(
    '/contacted/:id',
    described(
      'Mark an application as contacted',
      counted('modifiedCount', 'How many were marked'),
      [401, 403, 404],
    ),
    requireStaff,
    async (c) => c.json({ modifiedCount: await markContacted(...by(c)) }),
  )
  .delete(
    '/contacted/:id',
    described(
      'Take back a mark that one has just set',
      counted('modifiedCount', 'How many were taken back'),
      [401, 403, 404],
    ),
    requireStaff,
    async (c) => c.json({ modifiedCount: await undoContacted(...by(c)) }),
  )
  .put(
    '/:id/call',
    described(
      'Write down how a call went, if the record is still of the version that one saw',
      { 200: { description: 'The application as it is now', schema: application } },
      [400, 401, 403, 404, 409, 413, 415, 422],
      { requestBody: jsonBody(callNote('2026-01-01')) },
    ),
    requireStaff,
    async (c) => {
      const { database, secrets, now } = c.env.services;
      const note = checked(callNote(todayInDhaka(now())), await readJson(c.req.raw));
      const [db, change] = by(c);
      const count = await recordCall(db, change, note);
      const card = await readCard(database.db, createPassportCipher(secrets), change.id);
      if (!card) throw new Refusal(404, 'not_found');
      if (count === 0) throw new Refusal(409, 'changed_meanwhile');
      return c.json(card);
    },
  )
  .post(
    '/:id/restore',
    described(
      'Take a deleted application back from the trash',
      counted('restoredCount', 'How many were taken back'),
      [401, 403, 404],
    ),
    requireStaff,
    async (c) => c.json({ restoredCount: await restoreApplication(...by(c)) }),
  )
  .delete(
    '/:id',
    described(
      'Delete an application',
      counted('deletedCount', 'How many were deleted'),
      [401, 403, 404],
    ),
    requireStaff,
    async (c) => c.json({ deletedCount: await removeApplication(...by(c)) }),
  );

function by(
  c: Context<ApiEnvironment>,
): [ApiEnvironment['Bindings']['services']['database']['db'], Change] {
  const { database, now } = c.env.services;
  return [database.db, { id: c.req.param('id') ?? '', actor: c.var.staff.id, now: now() }];
}
