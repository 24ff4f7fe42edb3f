import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';

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
