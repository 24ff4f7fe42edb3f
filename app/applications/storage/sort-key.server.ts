import { randomInt } from 'node:crypto';
import type { Database } from '#app/database/database.server.ts';
import { type IndexedFields, searchTerms } from '../search/search-terms.ts';

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

/** Makes an application findable. What is there already stays; nothing is there twice. */
export async function indexApplication(
  db: Database,
  { position, ...parts }: { position: number } & IndexedFields,
): Promise<void> {
  const rows = searchTerms(parts).map((term) => ({ term, position }));
  if (rows.length === 0) return;
  await db
    .insertInto('applicationTerm')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
