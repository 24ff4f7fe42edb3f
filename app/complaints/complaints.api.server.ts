import * as v from 'valibot';
import { idempotencyKey } from '#app/limits/submission-key.server.ts';
import { created, ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { publicRoutes } from '#app/http/routes.server.ts';
import { complaintStates } from './complaint.ts';
import { lookUpComplaint } from './lookup/look-up.server.ts';
import { lookupBody } from './lookup/lookup-body.ts';
import { sendComplaint } from './sending/send-complaint.server.ts';
import { sentComplaint } from './sent-complaint.ts';

const givenReceipt = v.object({
  reference: v.string(),
  /** Not given again after 15 minutes. */
  pin: v.optional(v.string()),
  /** The day of Dhaka by which it is answered. */
  answerBy: v.string(),
});

const news = v.object({
  state: v.picklist(complaintStates),
  since: v.string(),
  answer: v.string(),
});

/** Complaining, and asking how a complaint stands, for everybody. */
export const complaintRoutes = publicRoutes('Complaints')
  .route(
    'POST /api/complaint',
    {
      summary: 'Send a complaint',
      headers: idempotencyKey(
        'Repeating a call with the same key stores nothing twice, and gives the PIN again within 15 minutes',
      ),
      body: json(sentComplaint),
      answer: created(givenReceipt, 'Stored, now or by an earlier call with the same key'),
      refuses: ['key_reused', 'too_many'],
    },
    async ({ services, db, clientAddress, now, headers, body, refuse }) => {
      const key = headers['Idempotency-Key'] ?? crypto.randomUUID();
      const sent = await sendComplaint(db, services, body, { key, clientAddress, now });
      if (sent.status === 'too_many') throw refuse('too_many', sent);
      if (sent.status === 'key_reused') throw refuse('key_reused');
      const { reference, pin, answerBy } = sent;
      return { reference, ...(pin !== null && { pin }), answerBy };
    },
  )
  .route(
    'POST /api/complaint/lookup',
    {
      summary: 'How a complaint stands: its state, since when, and the latest answer',
      body: json(lookupBody),
      answer: ok(news, 'The state, the day on which it began, and the answer if there is one'),
      refuses: ['no_match', 'too_many'],
    },
    async ({ services, db, clientAddress, now, body, refuse }) => {
      const found = await lookUpComplaint(db, services, body, { clientAddress, now });
      if (found.status === 'too_many') throw refuse('too_many', found);
      if (found.status !== 'found') throw refuse('no_match');
      const { state, since, answer } = found;
      return { state, since, answer };
    },
  );
