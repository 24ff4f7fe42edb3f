import * as v from 'valibot';
import { Refusal, apiDoor, described, jsonBody, readJson } from '#app/platform/api.server.ts';
import { fieldError } from '#app/platform/problem.ts';
import { requireStaff } from '#app/platform/staff-session.server.ts';
import { application, newApplication } from './application.ts';
import { submissionKey, takeApplication } from './application-intake.server.ts';
import { readApplication } from './applications.server.ts';
import { reportingCipher } from './reporting-cipher.server.ts';
import { changesDoor } from './staff-work/changes.api.server.ts';
import { staffWorkDoor } from './staff-work/staff-work.api.server.ts';

/** `/api/application`: submitting for everybody, everything else for staff. */
export const applicationsDoor = apiDoor()
  .route('/', staffWorkDoor)
  .get(
    '/:id',
    described(
      'One application with its whole passport number; the reading is logged',
      { 200: { description: 'The application', schema: application } },
      [401, 404],
    ),
    requireStaff,
    async (c) => {
      const { database, now } = c.env.services;
      const cipher = reportingCipher(c.env.services);
      const id = c.req.param('id');
      const found = await readApplication(database.db, cipher, id, c.var.staff.id, now());
      if (!found) throw new Refusal(404, 'not_found');
      return c.json(found);
    },
  )
  .post(
    '/',
    described(
      'Submit an application',
      {
        201: {
          description: 'Stored, now or by an earlier call with the same key',
          schema: v.object({
            acknowledged: v.literal(true),
            insertedId: v.string(),
            receiptNumber: v.string(),
          }),
        },
      },
      [400, 403, 413, 415, 422, 429],
      {
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description: 'Repeating a call with the same key stores nothing twice',
            schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
          },
        ],
        requestBody: jsonBody(newApplication('2026-01-01')),
      },
    ),
    async (c) => {
      const given = c.req.header('idempotency-key');
      if (given !== undefined && !v.is(submissionKey, given)) {
        throw new Refusal(422, 'invalid_input', [fieldError('Idempotency-Key', 'invalid')]);
      }
      const taken = await takeApplication(c.env.services, await readJson(c.req.raw), {
        key: given ?? crypto.randomUUID(),
        clientAddress: c.env.clientAddress,
      });
      switch (taken.status) {
        case 'refused':
          throw new Refusal(422, 'invalid_input', taken.errors);
        case 'key_reused':
          throw new Refusal(422, 'key_reused');
        case 'too_many':
          throw new Refusal(429, 'too_many', [], taken.retryAfterSeconds);
        case 'accepted': {
          const { _id: insertedId, receiptNumber } = taken;
          return c.json({ acknowledged: true, insertedId, receiptNumber }, 201);
        }
      }
    },
  )
  .route('/', changesDoor);
