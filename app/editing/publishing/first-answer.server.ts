import type { Database } from '#app/database/database.server.ts';

/** What a call asks for, to be compared with the publication that has its key already. */
export type Asked = {
  documents: readonly { _id: string; version?: number }[];
  note: string;
  actor: string;
};

/**
 * Whether a publication has happened already: `same` for a repeat of the call that made it, `reused` when another
 * call had its key, `new` when none had.
 */
export async function knownPublication(
  db: Database,
  key: string,
  { documents, note, actor }: Asked,
): Promise<'new' | 'same' | 'reused'> {
  const made = await db
    .selectFrom('contentRevision')
    .innerJoin('contentDocument', 'contentDocument._id', 'contentRevision.document')
    .select(['contentDocument._id', 'contentDocument.version', 'contentRevision.by', 'note'])
    .where('publication', '=', key)
    .execute();
  if (made.length === 0) return 'new';
  const asked = new Map(documents.map(({ _id, version }) => [_id, version]));
  const isSame = made.every(
    (one) =>
      one.by === actor &&
      one.note === note &&
      asked.has(one._id) &&
      // Publishing has raised the version: whoever names today's means something new.
      (asked.get(one._id) ?? 0) < one.version,
  );
  return isSame ? 'same' : 'reused';
}
