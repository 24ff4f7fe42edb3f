import { keysOf } from '#app/config/typed-record.ts';
import { documentIds, documents } from '#app/content/documents.ts';
import type { Field, Fields } from '#app/content/fields.ts';
import { withValue } from '#app/content/leaves.ts';
import { factsIn } from '#app/content/shelf-life/facts-in.ts';
import { type Shelf, shelves } from '#app/content/shelf-life/shelves.ts';
import { type Overrides, parseStored } from '#app/content/stored-content.ts';
import type { Database } from '#app/database/database.server.ts';
import { startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Period } from '#app/i18n/period.ts';

/** How many facts of a kind were checked, and how often all of them together; of one, once a day at most. */
export type CountedChecks = { shelf: Shelf; facts: number; checks: number };

/**
 * Counts the days of a period on which facts were checked, as they were published in it. What was taken back on the same day
 * is not among them.
 */
export async function countChecks(db: Database, period: Period): Promise<CountedChecks[]> {
  const checked = new Map<Shelf, Map<string, Set<string>>>();
  for (const { id, document } of await lastOfEachDay(db, period)) {
    const { value } = await db
      .selectFrom('contentRevision')
      .select('value')
      .where('_id', '=', id)
      .executeTakeFirstOrThrow();
    const content = Object.entries(parseStored<Overrides>(value)).reduce(
      (all, [path, override]) => withValue(all, path, override.value ?? undefined),
      {},
    );
    for (const { shelf, path, fact } of factsIn(documents[document].fields, content)) {
      const day = fact.checkedOn;
      if (!day || day < period.from || day >= period.to) continue;
      const facts = checked.get(shelf) ?? new Map<string, Set<string>>();
      const key = `${document}/${path}`;
      checked.set(shelf, facts.set(key, (facts.get(key) ?? new Set()).add(day)));
    }
  }
  return keysOf(shelves).map((shelf) => {
    const facts = [...(checked.get(shelf)?.values() ?? [])];
    return { shelf, facts: facts.length, checks: facts.reduce((all, days) => all + days.size, 0) };
  });
}

/** The documents that hold facts. */
const ids = documentIds.filter((id) => holdsFacts(documents[id].fields));

function holdsFacts(fields: Fields): boolean {
  return Object.values<Field>(fields).some((field) => {
    if (field.type === 'group') return holdsFacts(field.fields);
    return field.type === 'list' ? holdsFacts(field.item) : 'shelf' in field;
  });
}

async function lastOfEachDay(db: Database, { from, to }: Period) {
  const revisions = await db
    .selectFrom('contentRevision')
    .select(['_id', 'document', 'at'])
    .where('state', '=', 'published')
    .where('document', 'in', ids)
    .where('at', '>=', startOfDayInDhaka(from))
    .where('at', '<', startOfDayInDhaka(to))
    .orderBy('number')
    .execute();
  const last = new Map(
    revisions.map(({ _id, document, at }) => [
      `${document} ${todayInDhaka(new Date(at))}`,
      { id: _id, document },
    ]),
  );
  return [...last.values()].flatMap(({ id, document }) => {
    const known = ids.find((one) => one === document);
    return known ? [{ id, document: known }] : [];
  });
}
