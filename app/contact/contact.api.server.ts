import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { unvalidatedJson } from '#app/http/bodies.server.ts';
import { publicRoutes } from '#app/http/routes.server.ts';
import { contactMessage } from './contact-message.ts';
import { sendContactMessage } from './contact.server.ts';

/** Sends a message to the office, for everybody. */
export const contactRoutes = publicRoutes('Contact').route(
  'POST /api/contact',
  {
    summary: 'Send a contact message',
    headers: v.object({
      'Idempotency-Key': v.optional(
        v.pipe(
          v.string(),
          v.description(
            'The key of the form. Nothing of a message is stored yet that could tell a repeat',
          ),
        ),
      ),
    }),
    body: unvalidatedJson(contactMessage),
    answer: ok(
      v.object({ status: v.literal(200), text: v.literal('OK') }),
      'The mailer has taken it for good',
    ),
    refuses: ['invalid_input', 'too_many', 'not_sent'],
  },
  async ({ services, clientAddress, body, refuse }) => {
    const result = await sendContactMessage(services, body, clientAddress);
    switch (result.status) {
      case 'refused':
        throw refuse('invalid_input', result);
      case 'too_many':
        throw refuse('too_many', result);
      case 'not_sent':
        throw refuse('not_sent');
      case 'sent':
        return { status: 200 as const, text: 'OK' as const };
    }
  },
);
