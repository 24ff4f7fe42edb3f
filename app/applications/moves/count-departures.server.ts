import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { monthByMonth } from '#app/database/month-by-month.server.ts';
import type { Period } from '#app/i18n/period.ts';

/**
 * How many departed to a country, null where none is noted, and to how many of them the contract was explained by that
 * day, with a copy handed over or without.
 */
export type CountedDepartures = {
  destination: string | null;
  departed: number;
  explained: number;
  copies: number;
};

/**
 * Counts the departures of a period. Not those that were noted by mistake, which the case was moved back from, nor a
 * move back to there from a later stage.
 */
export async function countDepartures(db: Database, period: Period): Promise<CountedDepartures[]> {
  const counts = new Map<string | null, CountedDepartures>();
  for (const { destination, ...row } of await monthByMonth(period, (month) => count(db, month))) {
    const before = counts.get(destination) ?? { departed: 0, explained: 0, copies: 0 };
    counts.set(destination, {
      destination,
      departed: before.departed + Number(row.departed),
      explained: before.explained + Number(row.explained),
      copies: before.copies + Number(row.copies),
    });
  }
  return [...counts.values()].toSorted((a, b) => b.departed - a.departed);
}

function count(db: Database, { from, to }: Period) {
  const isExplained = sql`"mark"."doneOn" <= "move"."on" and "mark"."leftWithOthers" = 0`;
  return (
    db
      .selectFrom('stageMove as move')
      .innerJoin('application', 'application._id', 'move.application')
      .leftJoin('checklistMark as mark', (join) =>
        join
          .onRef('mark.application', '=', 'move.application')
          .on('mark.item', '=', 'contract_explained')
          .on(sql<boolean>`"mark"."isLatest" = 1`),
      )
      .select([
        'application.destination',
        sql<number>`count(*)`.as('departed'),
        sql<number>`sum(case when ${isExplained} then 1 else 0 end)`.as('explained'),
        sql<number>`sum(case when ${isExplained} then "mark"."copyHandedOver" else 0 end)`.as(
          'copies',
        ),
      ])
      // Written out, as in the index.
      .where(sql<boolean>`"move"."to" = 'departed'`)
      .where('move.on', '>=', from)
      .where('move.on', '<', to)
      .where('move.from', 'not in', laterStages)
      .where('application.deletedAt', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('stageMove as back')
              .select('back._id')
              .whereRef('back.application', '=', 'move.application')
              .whereRef('back.at', '>=', 'move.at')
              .where('back.from', '=', 'departed')
              .where('back.to', 'not in', laterStages),
          ),
        ),
      )
      .groupBy('application.destination')
      .execute()
  );
}

const laterStages = ['arrived', 'returned', 'closed'] as const;
