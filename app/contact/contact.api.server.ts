import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { unvalidatedJson } from '#app/http/bodies.server.ts';
import { publicRoutes } from '#app/http/routes.server.ts';
import { idempotencyKey } from '#app/limits/submission-key.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { contactMessage } from './contact-message.ts';
import { sendContactMessage } from './contact.server.ts';

/** Sends a message to the office and keeps it, for everybody. */
export const contactRoutes = publicRoutes('Contact').route(
  'POST /api/contact',
  {
    summary: 'Send a contact message',
    headers: idempotencyKey(
      'Repeating a call with the same key stores nothing twice, and mails again only if that failed before',
    ),
    body: unvalidatedJson((now) => contactMessage(todayInDhaka(now))),
    answer: ok(
      v.object({ status: v.literal(200), text: v.literal('OK') }),
      'Kept, and the mailer has taken it for good',
    ),
    refuses: ['invalid_input', 'key_reused', 'too_many', 'not_sent'],
  },
  async ({ services, clientAddress, headers, body, refuse }) => {
    const key = headers['Idempotency-Key'] ?? crypto.randomUUID();
    const result = await sendContactMessage(services, body, { key, clientAddress });
    switch (result.status) {
      case 'refused':
        throw refuse('invalid_input', result);
      case 'too_many':
        throw refuse('too_many', result);
      case 'key_reused':
      case 'not_sent':
        throw refuse(result.status);
      case 'sent':
        return { status: 200 as const, text: 'OK' as const };
    }
  },
);
