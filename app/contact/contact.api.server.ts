import * as v from 'valibot';
import { Refusal, apiDoor, described, jsonBody, readJson } from '#app/platform/api.server.ts';
import { contactMessage } from './contact-message.ts';
import { sendContactMessage } from './contact.server.ts';

/** `/api/contact`: sends a message to the office, for everybody. */
export const contactDoor = apiDoor().post(
  '/',
  described(
    'Send a contact message',
    {
      200: {
        description: 'The mailer has taken it for good',
        schema: v.object({ status: v.literal(200), text: v.literal('OK') }),
      },
    },
    [400, 403, 413, 415, 422, 429, 503],
    { requestBody: jsonBody(contactMessage) },
  ),
  async (c) => {
    const sent = await readJson(c.req.raw);
    const result = await sendContactMessage(c.env.services, sent, c.env.clientAddress);
    switch (result.status) {
      case 'refused':
        throw new Refusal(422, 'invalid_input', result.errors);
      case 'too_many':
        throw new Refusal(429, 'too_many', [], result.retryAfterSeconds);
      case 'not_sent':
        throw new Refusal(503, 'not_sent');
      case 'sent':
        return c.json({ status: 200, text: 'OK' });
    }
  },
);
