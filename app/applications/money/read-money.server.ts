import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { formatSpokenCode } from '#app/brand/slip/spoken-code.server.ts';
import type { Payment, PrintedPayment } from './payment.ts';

/** The payments and refunds of a case, the newest first, and what remains paid after refunds, without those voided. */
export async function readMoney(
  db: Database,
  id: string,
): Promise<{ payments: Payment[]; paid: number }> {
  const payments = await selectPayments(db)
    .where('application', '=', id)
    .orderBy('payment.at', 'desc')
    .orderBy('payment._id', 'desc')
    .execute();
  const paid = payments
    .filter(({ voidedAt }) => voidedAt === null)
    .reduce(
      (sum, { amountBdt, refundOf }) => sum + (refundOf === null ? amountBdt : -amountBdt),
      0,
    );
  return { payments, paid };
}

/** What the receipt of a payment says; null where there is none, or its application is in the trash. */
export async function readPrinted(db: Database, paymentId: string): Promise<PrintedPayment | null> {
  const found = await selectPayments(db)
    .innerJoin('application', 'application._id', 'payment.application')
    .leftJoin('payment as refunded', 'refunded._id', 'payment.refundOf')
    .select(['application._id as application', 'application.name'])
    .select(['application.receiptNumber', 'refunded.receiptNo as refundOfNo'])
    .where('payment._id', '=', paymentId)
    .where('application.deletedAt', 'is', null)
    .executeTakeFirst();
  return found ? { ...found, receiptNumber: formatSpokenCode(found.receiptNumber) } : null;
}

function selectPayments(db: Database) {
  return db
    .selectFrom('payment')
    .leftJoin('staff as taker', 'taker.id', 'payment.by')
    .leftJoin('staff as voider', 'voider.id', 'payment.voidedBy')
    .select(['payment._id', 'payment.receiptNo', 'payment.amountBdt', 'payment.kind'])
    .select(['payment.method', 'payment.reference', 'payment.on', 'payment.paidBy'])
    .select(['payment.refundOf', 'payment.at', 'payment.voidedAt', 'payment.voidReason'])
    .select('payment.prints')
    .select([
      sql<string | null>`coalesce(nullif("taker"."name", ''), "taker"."email")`.as('byName'),
      sql<string | null>`coalesce(nullif("voider"."name", ''), "voider"."email")`.as(
        'voidedByName',
      ),
    ]);
}

/** What was paid for a case, and what of it was given back, in whole taka. */
export type Sums = { paid: number; refunded: number };

/** The sums of some cases by their ids, without what is voided; none for a case without payments. */
export async function sumsOf(db: Database, ids: string[]): Promise<Map<string, Sums>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment')
    .select('application')
    .select([
      sql<number>`sum(case when "refundOf" is null then "amountBdt" else 0 end)`.as('paid'),
      sql<number>`sum(case when "refundOf" is null then 0 else "amountBdt" end)`.as('refunded'),
    ])
    .where('application', 'in', ids)
    .where('voidedAt', 'is', null)
    .groupBy('application')
    .execute();
  return new Map(
    rows.flatMap(({ application, paid, refunded }) =>
      application === null
        ? []
        : [[application, { paid: Number(paid), refunded: Number(refunded) }]],
    ),
  );
}
