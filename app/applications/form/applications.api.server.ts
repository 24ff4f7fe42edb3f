import * as v from 'valibot';
import { created } from '#app/http/answers.server.ts';
import { unvalidatedJson } from '#app/http/bodies.server.ts';
import { publicRoutes } from '#app/http/routes.server.ts';
import { idempotencyKey } from '#app/limits/submission-key.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { sentApplication } from '../application.ts';
import { checkApplication } from '../check-application.server.ts';
import { jobEndedText } from '../receipt/job-ended.text.ts';
import { stoppedCountry } from '../stopped-country.server.ts';
import { submitApplication } from '../storage/submit-application.server.ts';
import { destinationField } from '../fields.ts';

/** What is no text is the address of no job order. */
const sentJobOrder = v.pipe(
  v.optional(v.fallback(v.string(), '')),
  v.description(
    'The address (`slug`) of the open job order that it is for. If that is not open any more, the application is taken without it, and the answer says so in `jobEnded`',
  ),
);

/** Submitting, for everybody. */
export const applicationRoutes = publicRoutes('Applications').route(
  'POST /api/application',
  {
    summary: 'Submit an application',
    headers: idempotencyKey('Repeating a call with the same key stores nothing twice'),
    body: unvalidatedJson(v.object({ ...sentApplication().entries, jobOrder: sentJobOrder })),
    answer: created(
      v.object({
        acknowledged: v.literal(true),
        insertedId: v.string(),
        receiptNumber: v.string(),
        jobEnded: v.optional(v.object({ en: v.string(), bn: v.string() })),
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
    const { jobOrder } = v.parse(v.object({ jobOrder: sentJobOrder }), body);
    const noted = stopped ? [stopped.flag] : [];
    const sending = { key, clientAddress, now, noted, jobOrder };
    const submission = await submitApplication(db, services, application, sending);
    switch (submission.status) {
      case 'key_reused':
        throw refuse('key_reused');
      case 'too_many':
        throw refuse('too_many', submission);
      case 'accepted': {
        const { _id: insertedId, receiptNumber } = submission;
        const isWithoutJob = jobOrder !== undefined && submission.jobOrder === null;
        return {
          ...{ acknowledged: true as const, insertedId, receiptNumber },
          ...(isWithoutJob && { jobEnded: jobEndedText }),
        };
      }
    }
  },
);
