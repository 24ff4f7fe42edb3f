import * as v from 'valibot';
import { created } from '#app/http/answers.server.ts';
import { unvalidatedJson } from '#app/http/bodies.server.ts';
import { publicRoutes } from '#app/http/routes.server.ts';
import { idempotencyKey } from '#app/limits/submission-key.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { sentApplication } from './application.ts';
import { checkApplication } from './check-application.server.ts';
import { stoppedCountry } from './stopped-country.server.ts';
import { submitApplication } from './storage/submit-application.server.ts';
import { destinationField } from './fields.ts';

/** Submitting, for everybody. */
export const applicationRoutes = publicRoutes('Applications').route(
  'POST /api/application',
  {
    summary: 'Submit an application',
    headers: idempotencyKey('Repeating a call with the same key stores nothing twice'),
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
  async ({ services, db, clientAddress, headers, body, refuse }) => {
    const now = services.now();
    const { errors, application } = checkApplication(body, todayInDhaka(now));
    if (!application) throw refuse('invalid_input', { errors });
    const key = headers['Idempotency-Key'] ?? crypto.randomUUID();
    // A program is not asked, as it is not about any other answer that looks odd.
    const stopped = stoppedCountry(
      services.content.current().documents,
      application.input[destinationField],
    );
    const sending = { key, clientAddress, now, noted: stopped ? [stopped.flag] : [] };
    const submission = await submitApplication(db, services, application, sending);
    switch (submission.status) {
      case 'key_reused':
        throw refuse('key_reused');
      case 'too_many':
        throw refuse('too_many', submission);
      case 'accepted': {
        const { _id: insertedId, receiptNumber } = submission;
        return { acknowledged: true as const, insertedId, receiptNumber };
      }
    }
  },
);
