import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { isSqlite } from '#app/database/group-commit.server.ts';
import { type IndexedFields, searchTerms } from './search-terms.ts';

/**
 * A number that orders applications as `createdAt` does, for the search terms, of which there are
 * fifty to one application: a thousand places to a millisecond, one of them drawn. Two that draw the
 * same number are distinguished by the unique index, and the later one draws again.
 */
export function newSortKey(createdAt: string): number {
  return Date.parse(createdAt) * placesPerMillisecond + randomInt(placesPerMillisecond);
}

/** The first position at or after a moment (ISO 8601). */
export function firstSortKeyFrom(moment: string): number {
  return Date.parse(moment) * placesPerMillisecond;
}

/** The columns of an application from which it is made findable. */
export const indexedFields = ['position', 'name', 'phoneDigits', 'job', 'receiptNumber'] as const;

type Indexed = { position: number } & IndexedFields;

/** Makes an application findable. What is there already stays; nothing is there twice. */
export async function indexApplication(db: Database, application: Indexed): Promise<void> {
  const rows = termsOf([application]);
  if (rows.length === 0) return;
  await db
    .insertInto('applicationTerm')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Makes applications findable that are stored at this moment, up to a hundred at once. PostgreSQL gets their terms as two arrays and is
 * not asked whether they are there: with thousands of parameters they took most of the time of a list.
 */
export async function indexNewApplications(
  transaction: Database,
  applications: Indexed[],
): Promise<void> {
  const rows = termsOf(applications);
  if (rows.length === 0) return;
  const [terms, positions] = [rows.map(({ term }) => term), rows.map(({ position }) => position)];
  await transaction
    .insertInto('applicationTerm')
    .$if(isSqlite(transaction), (insert) => insert.values(rows))
    .$if(!isSqlite(transaction), (insert) =>
      insert
        .columns(['term', 'position'])
        .expression(sql`select * from unnest(${terms}::text[], ${positions}::bigint[])`),
    )
    .execute();
}

function termsOf(applications: Indexed[]) {
  return applications.flatMap(({ position, ...parts }) =>
    searchTerms(parts).map((term) => ({ term, position })),
  );
}

/** Makes an application that is gone no longer findable: all that `indexApplication` has written for it. */
export async function unindexApplication(
  db: Database,
  { position, ...parts }: { position: number } & IndexedFields,
): Promise<void> {
  const terms = searchTerms(parts);
  if (terms.length === 0) return;
  await db
    .deleteFrom('applicationTerm')
    .where('term', 'in', terms)
    .where('position', '=', position)
    .execute();
}

const placesPerMillisecond = 1000;
