import * as v from 'valibot';
import { created } from '#app/http/answers.server.ts';
import { unvalidatedJson } from '#app/http/bodies.server.ts';
import { publicRoutes } from '#app/http/routes.server.ts';
import { sentApplication } from './application.ts';
import { submissionKey, submitFromProgram } from './storage/accept-application.server.ts';

/** Submitting, for everybody. */
export const applicationRoutes = publicRoutes('Applications').route(
  'POST /api/application',
  {
    summary: 'Submit an application',
    headers: v.object({
      'Idempotency-Key': v.optional(
        v.pipe(
          submissionKey,
          v.description('Repeating a call with the same key stores nothing twice'),
        ),
      ),
    }),
    body: unvalidatedJson(sentApplication()),
    answer: created(
      v.object({
        acknowledged: v.literal(true),
        insertedId: v.string(),
        receiptNumber: v.string(),
      }),
      'Stored, now or by an earlier call with the same key',
    ),
    refuses: ['invalid_input', 'key_reused', 'too_many'],
  },
  async ({ services, clientAddress, headers, body, refuse }) => {
    const taken = await submitFromProgram(services, body, {
      key: headers['Idempotency-Key'] ?? crypto.randomUUID(),
      clientAddress,
    });
    switch (taken.status) {
      case 'refused':
        throw refuse('invalid_input', { errors: taken.errors });
      case 'key_reused':
        throw refuse('key_reused');
      case 'too_many':
        throw refuse('too_many', taken);
      case 'accepted': {
        const { _id: insertedId, receiptNumber } = taken;
        return { acknowledged: true as const, insertedId, receiptNumber };
      }
    }
  },
);
