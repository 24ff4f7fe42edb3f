import * as v from 'valibot';
import { idempotencyKey } from '#app/limits/submission-key.server.ts';
import { created } from '#app/http/answers.server.ts';
import { unvalidatedJson, validate } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { checkApplication } from '../check-application.server.ts';
import { currentConsent } from '../form/current-consent.server.ts';
import { loggingCipher } from '../storage/passport-cipher.server.ts';
import { officeFields } from './office-fields.ts';
import { takeDown } from './take-down.server.ts';
import { sentApplication } from '../application.ts';

const { consent: _, fillSeconds: __, ...answers } = sentApplication(officeFields).entries;

/** What is sent for an application taken down in the office. Only its shape: the texts are judged by the rules of the form. */
const officeApplication = v.object({
  ...answers,
  agreed: v.pipe(
    v.optional(v.boolean('invalid'), false),
    v.description(
      'Whether the person has agreed that we keep this, on the telephone or at the desk',
    ),
  ),
});

/** How staff take down an application, on the telephone or at the desk. */
export const officeRoutes = staffRoutes('Cases').route(
  'POST /api/application/office',
  {
    summary: 'Take down an application in the office: name and phone, and what else is known',
    headers: idempotencyKey('Repeating a call with the same key stores nothing twice'),
    body: unvalidatedJson(officeApplication),
    answer: created(
      v.object({ _id: v.string(), receiptNumber: v.string() }),
      'Stored, now or by an earlier call with the same key',
    ),
    refuses: ['invalid_input', 'key_reused'],
  },
  async ({ services, db, staff, now, headers, body, refuse }) => {
    const { errors, application } = checkApplication(body, todayInDhaka(now), {
      table: officeFields,
    });
    if (!application) throw refuse('invalid_input', { errors });
    const { agreed } = validate(officeApplication, body);
    const consent = agreed ? currentConsent(services).version : '';
    const cipher = loggingCipher(services);
    const stored = await takeDown(
      db,
      cipher,
      { ...application, input: { ...application.input, consent } },
      { key: headers['Idempotency-Key'] ?? crypto.randomUUID(), actor: staff.id, now },
    );
    if (stored.status !== 'accepted') throw refuse(stored.status);
    return { _id: stored._id, receiptNumber: stored.receiptNumber };
  },
);
