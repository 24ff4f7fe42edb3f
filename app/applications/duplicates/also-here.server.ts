import { sql } from 'kysely';
import { formatSpokenCode } from '#app/brand/slip/spoken-code.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { countOf } from '#app/work/work-list.server.ts';
import { type AlsoHere, pairReasons } from './same-person.ts';

const maxShown = 3;
const maxCounted = 99;

/** What the two have in common, by the reason. */
const columns = { passport: 'passportGroup', birth: 'personKey', phone: 'phoneE164' } as const;

/**
 * Who else is perhaps the same person as an application, the surest first, those in the trash last; without those whom staff
 * have called different people.
 */
export async function readAlsoHere(db: Database, id: string): Promise<AlsoHere> {
  const row = await db
    .selectFrom('application')
    .select(Object.values(columns))
    .where('_id', '=', id)
    .executeTakeFirst();
  const found = await Promise.all(
    pairReasons.map(async (same) => {
      const key = row?.[columns[same]] ?? null;
      const rows = key === null ? [] : await sharing(db, id, columns[same], key);
      return rows.map(({ receiptNumber, deletedAt, ...other }) => ({
        ...other,
        receiptNumber: formatSpokenCode(receiptNumber),
        isInTrash: deletedAt !== null,
        same,
      }));
    }),
  );
  // The first reason for somebody is the surest.
  const people = found
    .flat()
    .filter(({ _id }, at, all) => all.findIndex((one) => one._id === _id) === at);
  const inOrder = people.toSorted((a, b) => Number(a.isInTrash) - Number(b.isInTrash));
  const more = Math.max(0, inOrder.length - maxShown);
  return { people: inOrder.slice(0, maxShown), more: countOf(more, maxCounted) };
}

function sharing(
  db: Database,
  id: string,
  column: (typeof columns)[keyof typeof columns],
  key: string,
) {
  return db
    .selectFrom('application')
    .select(['_id', 'name', 'receiptNumber', 'stage', 'deletedAt'])
    .where(column, '=', key)
    .where('_id', '<>', id)
    .where('_id', 'not in', ({ selectFrom }) =>
      selectFrom('differentPeople').select('another').where('one', '=', id),
    )
    .orderBy(sql`case when "deletedAt" is null then 0 else 1 end`)
    .orderBy('createdAt', 'desc')
    .limit(maxShown + maxCounted + 1)
    .execute();
}
