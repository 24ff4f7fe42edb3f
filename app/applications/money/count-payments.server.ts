import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { monthByMonth } from '#app/database/month-by-month.server.ts';
import type { Period } from '#app/i18n/period.ts';

/** What came in and went back for one kind, without what was voided. Sums are whole taka. */
export type CountedPayments = {
  kind: string;
  receipts: number;
  receivedBdt: number;
  refunds: number;
  givenBackBdt: number;
};

/** The payments of a period by kind, by the day on which they were made, and how many were voided. */
export async function countPayments(
  db: Database,
  period: Period,
): Promise<{ kinds: CountedPayments[]; voided: number }> {
  const rows = await monthByMonth(period, (month) => count(db, month));
  const kinds = [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const sumOf = (name: Exclude<keyof CountedPayments, 'kind'>) =>
      own.reduce((all, row) => all + Number(row[name]), 0);
    return {
      ...{ kind, receipts: sumOf('receipts'), receivedBdt: sumOf('receivedBdt') },
      ...{ refunds: sumOf('refunds'), givenBackBdt: sumOf('givenBackBdt') },
    };
  });
  return { kinds, voided: rows.reduce((all, { voided }) => all + Number(voided), 0) };
}

function count(db: Database, { from, to }: Period) {
  const stands = sql`"voidedAt" is null`;
  return db
    .selectFrom('payment')
    .select([
      'kind',
      sum(sql`1`, sql`${stands} and not ${isRefund}`).as('receipts'),
      sum(sql`"amountBdt"`, sql`${stands} and not ${isRefund}`).as('receivedBdt'),
      sum(sql`1`, sql`${stands} and ${isRefund}`).as('refunds'),
      sum(sql`abs("amountBdt")`, sql`${stands} and ${isRefund}`).as('givenBackBdt'),
      sum(sql`1`, sql`not ${stands}`).as('voided'),
    ])
    .where('on', '>=', from)
    .where('on', '<', to)
    .groupBy('kind')
    .execute();
}

/** Once its case is erased a refund says no more what it gave back, and its amount is negative (`eraseCases`). */
const isRefund = sql<boolean>`("refundOf" is not null or "amountBdt" < 0)`;

function sum(what: ReturnType<typeof sql>, where: ReturnType<typeof sql>) {
  return sql<number>`sum(case when ${where} then ${what} else 0 end)`;
}
