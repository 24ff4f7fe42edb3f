import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';

/**
 * A payment, locked until the transaction ends: of those who refund or void it at the same time one comes after the
 * other. Undefined where there is none. By an update that changes nothing, which locks on both engines.
 */
export function holdPayment(transaction: Database, id: string) {
  return transaction
    .updateTable('payment')
    .set({ prints: sql<number>`"prints"` })
    .where('_id', '=', id)
    .returning(['application', 'amountBdt', 'refundOf', 'voidedAt'])
    .executeTakeFirst();
}

/** How much of a payment was given back, by refunds that stand. */
export async function refundedOf(db: Database, id: string): Promise<number> {
  const { sum } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.sum<number | null>('amountBdt').as('sum'))
    .where('refundOf', '=', id)
    .where('voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
