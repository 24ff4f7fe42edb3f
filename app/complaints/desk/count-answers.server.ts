import type { ComplaintKind } from '#app/database/tables/complaint-tables.ts';
import type { Database } from '#app/database/database.server.ts';
import { startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Period } from '#app/i18n/period.ts';
import { complaintKinds } from '../complaint.ts';
import { visibleComplaints } from './visible-complaints.server.ts';

/** How complaints were answered. `half` and `longest` are days, null where none was answered. */
export type CountedAnswers = {
  received: number;
  answered: number;
  inTime: number;
  /** In so many days at least half of the answers were given. */
  half: number | null;
  longest: number | null;
  closed: number;
};

/** What became of the complaints that came in a period, for owners: of each kind, and of all. */
export async function countAnswers(
  db: Database,
  { from, to }: Period,
): Promise<{ kinds: ({ kind: ComplaintKind } & CountedAnswers)[]; all: CountedAnswers }> {
  const rows = await visibleComplaints(db, 'owner')
    .select(['kind', 'createdAt', 'answeredOn', 'answerBy', 'state'])
    .where('createdAt', '>=', startOfDayInDhaka(from))
    .where('createdAt', '<', startOfDayInDhaka(to))
    .execute();
  return {
    kinds: complaintKinds.map((kind) => ({
      kind,
      ...countedOf(rows.filter((row) => row.kind === kind)),
    })),
    all: countedOf(rows),
  };
}

type Row = { createdAt: string; answeredOn: string | null; answerBy: string; state: string };

function countedOf(rows: Row[]): CountedAnswers {
  const days = rows
    .flatMap(({ createdAt, answeredOn }) => (answeredOn ? [daysTo(createdAt, answeredOn)] : []))
    .toSorted((a, b) => a - b);
  return {
    received: rows.length,
    answered: days.length,
    inTime: rows.filter(({ answeredOn, answerBy }) => answeredOn && answeredOn <= answerBy).length,
    half: days[Math.ceil(days.length / 2) - 1] ?? null,
    longest: days.at(-1) ?? null,
    closed: rows.filter(({ state }) => state === 'closed').length,
  };
}

function daysTo(createdAt: string, day: string): number {
  return (Date.parse(day) - Date.parse(todayInDhaka(new Date(createdAt)))) / 86_400_000;
}
