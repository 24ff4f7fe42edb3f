import * as v from 'valibot';
import { requireFreshSignIn } from '#app/http/fresh-sign-in.server.ts';
import { idempotencyKey } from '#app/limits/submission-key.server.ts';
import { created, ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { ownerRoutes, staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { requiredReason } from '../case/case-bodies.ts';
import { readLetterhead } from '../letterhead/read-letterhead.server.ts';
import { countPrint, takePrintBack, voidPayment } from './change-payment.server.ts';
import { paymentBody } from './payment-body.ts';
import { printedPayment, paymentReceipt } from './payment.ts';
import { readPrinted } from './read-money.server.ts';
import { recordPayment } from './record-payment.server.ts';

/** What staff write down of the money of a case. Nothing is paid here. */
export const moneyRoutes = staffRoutes('Cases')
  .route(
    'POST /api/application/:id/payment',
    {
      summary: 'Record a payment of the applicant, or a refund, under the next receipt number',
      headers: idempotencyKey('Repeating a call with the same key records nothing twice'),
      body: json((now) => paymentBody(todayInDhaka(now))),
      answer: created(
        v.object({ _id: v.string(), receiptNo: v.string() }),
        'Recorded, now or by an earlier call with the same key',
      ),
      refuses: ['not_found', 'invalid_input', 'key_reused'],
    },
    async ({ db, staff, now, params, headers, body, refuse }) => {
      const by = { id: params.id, actor: staff.id, now };
      const key = headers['Idempotency-Key'] ?? crypto.randomUUID();
      const recorded = await recordPayment(db, by, body, key);
      switch (recorded.status) {
        case 'invalid':
          throw refuse('invalid_input', recorded);
        case 'not_found':
        case 'key_reused':
          throw refuse(recorded.status);
        case 'recorded': {
          const { _id, receiptNo } = recorded;
          return { _id, receiptNo };
        }
      }
    },
  )
  .route(
    'GET /api/application/payment/:id',
    {
      summary: 'What the printed receipt of a payment says',
      answer: ok(paymentReceipt, 'The payment, who the agency is, and where to check that'),
      refuses: ['not_found'],
    },
    async ({ services, db, params, refuse }) => {
      const payment = await readPrinted(db, params.id);
      if (!payment) throw refuse('not_found');
      const { publicOrigin } = services.settings;
      const checkAt = publicOrigin && `${publicOrigin}/bn`;
      return { payment, head: readLetterhead(services), checkAt };
    },
  )
  .route(
    'POST /api/application/payment/:id/print',
    {
      summary: 'Count a print of a receipt',
      body: json(v.object({})),
      answer: ok(v.object({ copy: v.boolean() }), 'Whether it was printed before'),
      refuses: ['not_found'],
    },
    async ({ db, staff, now, params, refuse }) => {
      const printed = await countPrint(db, { paymentId: params.id, actor: staff.id, now });
      if (!printed) throw refuse('not_found');
      return printed;
    },
  )
  .route(
    'DELETE /api/application/payment/:id/print',
    {
      summary: 'Take back the last print, which one has made oneself within 10 minutes',
      answer: ok(v.object({ copy: v.boolean() }), 'Whether it was printed before'),
      refuses: ['too_late_to_undo'],
    },
    async ({ db, staff, now, params, refuse }) => {
      const left = await takePrintBack(db, { paymentId: params.id, actor: staff.id, now });
      if (!left) throw refuse('too_late_to_undo');
      return left;
    },
  );

/** What the owner alone does with it. */
export const moneyOwnerRoutes = ownerRoutes('Cases').route(
  'POST /api/application/payment/:id/void',
  {
    summary:
      'Void a payment: its number stays, its amount no longer counts. Needs a sign-in of the last ten minutes',
    body: json(v.object({ reason: requiredReason })),
    answer: ok(printedPayment, 'The payment as it is now'),
    refuses: ['not_found', 'has_refunds', 'fresh_sign_in_required'],
  },
  async (scope) => {
    requireFreshSignIn(scope);
    const { db, staff, now, params, body, refuse } = scope;
    const change = { paymentId: params.id, actor: staff.id, now };
    const { status } = await voidPayment(db, change, body.reason);
    if (status !== 'voided') throw refuse(status);
    const found = await readPrinted(db, params.id);
    if (!found) throw refuse('not_found');
    return found;
  },
);
