import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Alter } from '#app/work/work-record.server.ts';
import { changeWithin } from '../storage/change-application.server.ts';
import { holdPayment, refundedOf } from './record-payment.server.ts';

/** Who voids or prints which payment when. */
export type PaymentChange = { paymentId: string; actor: string; now: Date };

/**
 * Voids a payment: its number stays and its amount no longer counts. One that is void already stays as it is, and one
 * with refunds that stand is kept.
 */
export function voidPayment(
  db: Database,
  { paymentId, actor, now }: PaymentChange,
  reason: string,
): Promise<{ status: 'voided' | 'not_found' | 'has_refunds' }> {
  return db.transaction().execute(async (transaction) => {
    const paid = await holdPayment(transaction, paymentId);
    if (!paid || paid.application === null) return { status: 'not_found' };
    if (paid.voidedAt !== null) return { status: 'voided' };
    if ((await refundedOf(transaction, paymentId)) > 0) return { status: 'has_refunds' };
    const at = now.toISOString();
    const by = { id: paid.application, actor, now };
    const count = await changeWithin(
      transaction,
      by,
      'application.payment-voided',
      (update) => update.set({ lastActivityAt: at }).where('deletedAt', 'is', null),
      async () => {
        await transaction
          .updateTable('payment')
          .set({ voidedAt: at, voidedBy: actor, voidReason: reason })
          .where('_id', '=', paymentId)
          .execute();
      },
    );
    return { status: count > 0 ? 'voided' : 'not_found' };
  });
}

/** Counts one more print of a receipt. Says whether that is a copy; null where there is no such payment of a case. */
export function countPrint(db: Database, by: PaymentChange): Promise<{ copy: boolean } | null> {
  const printed = { printedAt: by.now.toISOString(), printedBy: by.actor };
  return changePrints(db, by, 'application.receipt-printed', (update) =>
    update.set({ ...printed, prints: sql<number>`"prints" + 1` }),
  );
}

/** For how long a print that did not come out can be taken back. */
const takeBackMinutes = 10;

/** Takes back the last print of a receipt: one's own, of the last minutes, once. Null where it is none. */
export function takePrintBack(db: Database, by: PaymentChange): Promise<{ copy: boolean } | null> {
  const since = new Date(by.now.getTime() - takeBackMinutes * 60_000).toISOString();
  return changePrints(db, by, 'application.receipt-unprinted', (update) =>
    update
      .set({ printedAt: null, printedBy: null, prints: sql<number>`"prints" - 1` })
      .where('printedBy', '=', by.actor)
      .where('printedAt', '>=', since),
  );
}

function changePrints(
  db: Database,
  { paymentId, actor, now }: PaymentChange,
  action: string,
  alter: Alter<'payment'>,
): Promise<{ copy: boolean } | null> {
  return db.transaction().execute(async (transaction) => {
    const printed = await alter(transaction.updateTable('payment'))
      .where('_id', '=', paymentId)
      .where('application', 'in', ({ selectFrom }) =>
        selectFrom('application').select('_id').where('deletedAt', 'is', null),
      )
      .returning(['prints', 'application'])
      .executeTakeFirst();
    if (!printed?.application) return null;
    await recordEvent(transaction, { actor, action, subject: printed.application }, now);
    return { copy: printed.prints > 1 };
  });
}
