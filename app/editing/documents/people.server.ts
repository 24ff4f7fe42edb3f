import type { Database } from '#app/database/database.server.ts';

/** A member of staff for others to read. */
export type Person = { name: string; email: string };

/** Looks people up by their ids; null for an id of nobody, and for null. */
export type People = (id: string | null | undefined) => Person | null;

/** Staff by their ids. */
export async function readPeople(
  db: Database,
  ids: readonly (string | null | undefined)[],
): Promise<People> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
  const rows =
    wanted.length > 0
      ? await db
          .selectFrom('staff')
          .select(['id', 'name', 'email'])
          .where('id', 'in', wanted)
          .execute()
      : [];
  const byId = new Map(rows.map(({ id, ...person }) => [id, person]));
  return (id) => byId.get(id ?? '') ?? null;
}
